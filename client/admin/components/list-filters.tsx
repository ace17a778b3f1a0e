import { Form } from 'react-router'
import { noOwner } from '../../../shared/admin/leads'
import { Button } from '../../components/button'
import { buttonClass } from '../../components/button-class'
import { ChevronIcon, SearchIcon } from '../../components/icons'
import { LabeledSelect } from './select'

interface ListFiltersProps {
  action: string
  query: { search: string; status: string }
  placeholder: string
  choices?: readonly FilterChoiceProps[]
}

/** A plain GET form, so that the address always describes what is shown. On a narrow screen, filters can be folded. */
export function ListFilters({ action, query, placeholder, choices = [] }: ListFiltersProps) {
  const set = choices.filter(isSet).length
  return (
    <search>
      <SetFilters search={query.search} choices={choices} />
      <Form action={action} className="list-filters">
        {query.status !== '' && <input type="hidden" name="status" value={query.status} />}
        <SearchField search={query.search} placeholder={placeholder} />
        {choices.length > 0 && (
          <details open={set > 0 || undefined} className="row-fold">
            <summary className={buttonClass('secondary')}>
              Filters
              {set > 0 && (
                <span className="min-w-5.5 rounded-full border border-transparent bg-accent text-xs leading-5 text-on-accent">
                  {set}
                  <span className="sr-only"> set</span>
                </span>
              )}
              <ChevronIcon className="size-4" />
            </summary>
            <div className="list-choices">
              {choices.map((choice) => (
                <LabeledSelect key={choice.name} {...choice} />
              ))}
              <Apply />
            </div>
          </details>
        )}
        {choices.length === 0 && <Apply className="max-lg:hidden" />}
      </Form>
    </search>
  )
}

const Apply = ({ className = '' }: { className?: string }) => (
  <Button type="submit" className={`min-h-12 ${className}`}>
    Apply
  </Button>
)

/** On a narrow screen it has its own button, because the filters' button may be folded away. */
function SearchField({ search, placeholder }: { search: string; placeholder: string }) {
  return (
    <div className="list-search">
      <label htmlFor="search" className="mb-1 block text-sm font-medium max-lg:sr-only">
        Search
      </label>
      <input
        // As in LabeledSelect.
        key={search}
        id="search"
        type="search"
        data-key="/"
        name="search"
        defaultValue={search}
        maxLength={200}
        autoComplete="off"
        placeholder={placeholder}
        className="control"
      />
      <button
        type="submit"
        className="list-search-button absolute right-0.5 bottom-0.5 size-11 place-items-center rounded-lg text-accent"
      >
        <SearchIcon />
        <span className="sr-only">Search</span>
      </button>
    </div>
  )
}

export interface FilterChoiceProps {
  name: string
  label: string
  value: string
  /** The first one is set if nothing is chosen. */
  options: readonly { value: string; label: string }[]
}

const isSet = ({ value, options }: FilterChoiceProps) => value !== options[0]?.value

/** On paper, where the controls are left out: what the list was searched for, and which filters were set. */
export function SetFilters({ search, choices }: { search?: string; choices: readonly FilterChoiceProps[] }) {
  const set = choices
    .filter(isSet)
    .map(({ label, value, options }) => `${label}: ${options.find((one) => one.value === value)?.label ?? value}`)
  const all = search ? [`Search: ${search}`, ...set] : set
  return all.length > 0 && <p className="mt-2 hidden [overflow-wrap:anywhere] print:block">{all.join(' · ')}</p>
}

/** The option that filters nothing. */
export const anyOf = { value: '', label: 'Any' }

export const ownerOptions = (owners: readonly string[]) => [
  anyOf,
  { value: noOwner, label: 'Nobody' },
  ...owners.map((owner) => ({ value: owner, label: owner })),
]
