import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { noOwner } from '../../../shared/admin/leads'
import { Button } from '../../components/button'
import { buttonClass } from '../../components/button-class'
import { ChevronIcon, SearchIcon } from '../../components/icons'

interface ListFiltersProps {
  action: string
  query: { search: string; status: string }
  placeholder: string
  /** How many filters besides the search are set. */
  set?: number
  /** Filters besides the search. */
  children?: ReactNode
}

/**
 * The filters of a list: a plain GET form, so that the address always describes what is shown. On a wide screen all are
 * in one row; on a narrow one those besides the search can be folded, and are open if one of them is set.
 */
export function ListFilters({ action, query, placeholder, set = 0, children }: ListFiltersProps) {
  return (
    <search>
      <Form
        // Resets the controls when the address changes, also on Back.
        key={JSON.stringify(query)}
        action={action}
        className="list-filters"
      >
        {query.status !== '' && <input type="hidden" name="status" value={query.status} />}
        <SearchField search={query.search} placeholder={placeholder} />
        {children && (
          <details open={set > 0 || undefined} className="row-fold">
            <summary className={buttonClass('secondary')}>
              Filters
              {set > 0 && <span className="list-set">{set}</span>}
              {set > 0 && <span className="sr-only"> set</span>}
              <ChevronIcon className="size-4" />
            </summary>
            <div className="list-choices">
              {children}
              <Apply />
            </div>
          </details>
        )}
        {!children && <Apply className="max-lg:hidden" />}
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
      <button type="submit" className="list-search-button">
        <SearchIcon />
        <span className="sr-only">Search</span>
      </button>
    </div>
  )
}

interface FilterChoiceProps {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
}

export function FilterChoice({ name, label, value, options }: FilterChoiceProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <select id={name} name={name} defaultValue={value} className="control select">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The option that filters nothing. */
export const anyOf = { value: '', label: 'Any' }

export const ownerOptions = (owners: readonly string[]) => [
  anyOf,
  { value: noOwner, label: 'Nobody' },
  ...owners.map((owner) => ({ value: owner, label: owner })),
]
