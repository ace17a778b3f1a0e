import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { comparisonOrders, parseComparisonOrder } from '../../../shared/comparison/order'
import { selectionQuery } from '../../../shared/comparison/selection'
import { Button } from '../button'

interface Choice {
  emr1: string
  emr2: string
  sort: string
}

interface ComparisonFormProps {
  /** What the address asks for, resolved to ids of the catalogue; '' where nothing is chosen. */
  chosen: Choice
  /** The systems in the chosen order. */
  options: { id: string; name: string }[]
}

/**
 * Chooses two systems and their order. A plain GET form, so that it works with no script; with scripts each change
 * rewrites the address at once and the page follows, in place.
 */
export function ComparisonForm({ chosen, options }: ComparisonFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const pending = usePendingChoice()
  const shown = pending ?? chosen

  function apply() {
    if (!form.current) return
    void navigate({ search: addressOf(readChoice(form.current)) }, { replace: true, preventScrollReset: true })
  }

  // A visitor may be quicker than the scripts: what was chosen before they ran is applied when they do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive.
  useEffect(() => {
    if (form.current && addressOf(readChoice(form.current)) !== addressOf(chosen)) apply()
  }, [])

  return (
    <form
      ref={form}
      action="/comparisons"
      autoComplete="off"
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_14rem]"
    >
      <Select name="emr1" label="Select First EMR" value={shown.emr1} onChange={apply}>
        <SystemOptions options={options} />
      </Select>
      <Select name="emr2" label="Select Second EMR" value={shown.emr2} onChange={apply}>
        <SystemOptions options={options} />
      </Select>
      <Select name="sort" label="Sort lists by" value={shown.sort} onChange={apply}>
        {comparisonOrders.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit">Show comparison</Button>
      </noscript>
    </form>
  )
}

function SystemOptions({ options }: Pick<ComparisonFormProps, 'options'>) {
  return (
    <>
      <option value="">Choose a system</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  )
}

interface SelectProps {
  name: keyof Choice
  label: string
  value: string
  onChange: () => void
  children: ReactNode
}

function Select({ name, label, value, onChange, children }: SelectProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <select id={name} name={name} value={value} onChange={onChange} className="control select">
        {children}
      </select>
    </div>
  )
}

/** The choice that is on its way, so that a select keeps what was picked while the table is fetched. */
function usePendingChoice(): Choice | undefined {
  const { pathname } = useLocation()
  const next = useNavigation().location
  if (next?.pathname !== pathname) return undefined
  const search = new URLSearchParams(next.search)
  return {
    emr1: search.get('emr1') ?? '',
    emr2: search.get('emr2') ?? '',
    sort: parseComparisonOrder(search.get('sort')),
  }
}

function readChoice(form: HTMLFormElement): Choice {
  const entries = new FormData(form)
  const read = (name: keyof Choice) => String(entries.get(name) ?? '')
  return { emr1: read('emr1'), emr2: read('emr2'), sort: read('sort') }
}

function addressOf({ emr1, emr2, sort }: Choice): string {
  const system = (id: string) => (id ? { id } : undefined)
  return selectionQuery({ first: system(emr1), second: system(emr2), order: parseComparisonOrder(sort) })
}
