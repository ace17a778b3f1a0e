import { comparisonOrders } from '../../../shared/comparison/order'
import { providersDefault, providersMax } from '../../../shared/cost/assumptions'
import type { SystemKey } from '../../../shared/site/query-keys'
import { ChoiceButton, ChoiceForm, ChoiceNumber, ChoiceSelect } from '../choice-form'
import { Fold } from '../fold'
import { ChevronIcon } from '../icons'

export interface OptionGroup {
  heading: string
  systems: readonly { id: string; name: string }[]
}

interface ComparisonFormProps {
  /** The canonical query of what is shown. */
  query: string
  /** The systems by depth, each group in the selected order. */
  options: readonly OptionGroup[]
  /** How many systems are selected. With two, there is something to compare, and on a phone the fields collapse. */
  chosen: number
}

const further = [
  { key: 'emr3', label: 'Select Third EMR' },
  { key: 'emr4', label: 'Select Fourth EMR' },
] as const

/** Where the link below the fields leads: to the comparison, or before a choice to those that guides suggest. */
const compared = { id: 'compared', label: 'See the comparison' }
const guides = { id: 'beginnings', label: 'Start from a guide' }

/** Selects two to four systems, their order, and whether only differences are shown. */
export function ComparisonForm({ query, options, chosen }: ComparisonFormProps) {
  const choice = new URLSearchParams(query)
  const system = (key: SystemKey, label: string) => (
    <ChoiceSelect key={key} name={key} label={label} value={choice.get(key) ?? ''} className="choosing-wide">
      <option value="">Choose a system</option>
      {options.map(({ heading, systems }) => (
        <optgroup key={heading} label={heading}>
          {systems.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </ChoiceSelect>
  )
  return (
    <ChoiceForm action="/comparisons" query={query}>
      <Fold id="choose" narrow open={chosen < 2} label={<span className="font-semibold">{labelOf(chosen)}</span>}>
        <div className="choosing grid gap-4">
          {system('emr1', 'Select First EMR')}
          {system('emr2', 'Select Second EMR')}
          <ChoiceNumber
            name="providers"
            label="Providers"
            value={choice.get('providers') ?? `${providersDefault}`}
            min={1}
            max={providersMax}
          />
          <ChoiceSelect name="sort" label="Sort lists by" value={choice.get('sort') ?? 'rating'}>
            {comparisonOrders.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </ChoiceSelect>
        </div>
        <div className="relative mt-3">
          <details id="further" open={further.some(({ key }) => choice.has(key)) || undefined}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-accent">
              <ChevronIcon className="size-5" />
              {furtherLabel(further.filter(({ key }) => choice.has(key)).length)}
            </summary>
            <div className="choosing-further grid grid-cols-2 gap-4 pt-2">
              {further.map(({ key, label }) => system(key, label))}
            </div>
          </details>
          {(chosen > 1 || choice.has('differences')) && <OnlyDifferences checked={choice.get('differences') === '1'} />}
          <ChoiceButton
            results={{ ...(chosen > 0 ? compared : guides), onlyNarrow: true }}
            className="choosing-button mt-1"
          >
            Show comparison
          </ChoiceButton>
        </div>
      </Fold>
    </ChoiceForm>
  )
}

/** What can be done with the fields for a third and a fourth system, by how many of the two are in use. */
const furtherLabel = (used: number) =>
  ['Add a third or fourth system', 'Add, change, or remove a system'][used] ?? 'Change or remove a system'

const labelOf = (chosen: number) => (chosen < 2 ? 'Choose two systems' : 'Change systems or options')

function OnlyDifferences({ checked }: { checked: boolean }) {
  return (
    <label className="choosing-switch mt-1 inline-flex min-h-11 cursor-pointer items-center gap-3 font-medium">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the state of a native checkbox is the state of the switch.
        role="switch"
        name="differences"
        value="1"
        defaultChecked={checked}
        className="switch"
      />
      Only differences
    </label>
  )
}
