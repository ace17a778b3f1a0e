import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { noOwner } from '../../../shared/admin/leads'
import { Button } from '../../components/button'

interface ListFiltersProps {
  action: string
  query: { search: string; status: string }
  placeholder: string
  /** CSS classes of the columns on a wide screen: search, choices, button. */
  columns: string
  /** Filters besides the search. */
  children?: ReactNode
}

/** The filters of a list: a plain GET form, so that the address always describes what is shown. */
export function ListFilters({ action, query, placeholder, columns, children }: ListFiltersProps) {
  return (
    <search>
      <Form
        // Resets the controls when the address changes, also on Back.
        key={JSON.stringify(query)}
        action={action}
        className={`mt-4 grid grid-cols-2 items-end gap-3 rounded-2xl border border-line bg-sunken p-4 ${columns}`}
      >
        {query.status !== '' && <input type="hidden" name="status" value={query.status} />}
        <div className="col-span-2 min-w-0 lg:col-span-1">
          <label htmlFor="search" className="mb-1 block text-sm font-medium">
            Search
          </label>
          <input
            id="search"
            type="search"
            data-key="/"
            name="search"
            defaultValue={query.search}
            maxLength={200}
            autoComplete="off"
            placeholder={placeholder}
            className="control"
          />
        </div>
        {children}
        <Button type="submit" className="min-h-12">
          Apply
        </Button>
      </Form>
    </search>
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
