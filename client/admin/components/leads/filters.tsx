import { Form } from 'react-router-dom'
import { type LeadQuery, leadSorts, noOwner } from '../../../../shared/admin/leads'
import { industries } from '../../../../shared/leads/options'
import { Button } from '../../../components/button'

interface LeadFiltersProps {
  query: LeadQuery
  owners: readonly string[]
}

/** Narrows the list; a plain GET form, so that what is shown is always in the address. */
export function LeadFilters({ query, owners }: LeadFiltersProps) {
  return (
    <search>
      <Form
        key={JSON.stringify(query)}
        action="/admin/leads"
        className="mt-4 grid grid-cols-2 items-end gap-3 rounded-2xl border border-line bg-sunken p-4 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      >
        {query.status !== '' && <input type="hidden" name="status" value={query.status} />}
        <div className="col-span-2 lg:col-span-1">
          <label htmlFor="search" className="mb-1 block text-sm font-medium">
            Search
          </label>
          <input
            id="search"
            type="search"
            name="search"
            defaultValue={query.search}
            maxLength={200}
            autoComplete="off"
            placeholder="Name, organization, mail address, phone…"
            className="control"
          />
        </div>
        <Choice name="industry" label="Industry" value={query.industry} options={[anyOf, ...industries]} />
        <Choice name="owner" label="Owner" value={query.owner} options={ownerOptions(owners)} />
        <Choice name="sort" label="Order" value={query.sort} options={leadSorts} />
        <Button type="submit" className="min-h-12">
          Apply
        </Button>
      </Form>
    </search>
  )
}

const anyOf = { value: '', label: 'Any' }

const ownerOptions = (owners: readonly string[]) => [
  anyOf,
  { value: noOwner, label: 'Nobody' },
  ...owners.map((owner) => ({ value: owner, label: owner })),
]

interface ChoiceProps {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
}

function Choice({ name, label, value, options }: ChoiceProps) {
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
