import { type LeadQuery, leadSorts } from '../../../../shared/admin/leads'
import { industries } from '../../../../shared/leads/options'
import { anyOf, FilterChoice, ListFilters, ownerOptions } from '../list-filters'

interface LeadFiltersProps {
  query: LeadQuery
  owners: readonly string[]
}

export function LeadFilters({ query, owners }: LeadFiltersProps) {
  return (
    <ListFilters
      action="/admin/leads"
      query={query}
      placeholder="Name, practice, email, phone, role, words of the request…"
      columns="lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <FilterChoice name="industry" label="Industry" value={query.industry} options={[anyOf, ...industries]} />
      <FilterChoice name="owner" label="Owner" value={query.owner} options={ownerOptions(owners)} />
      <FilterChoice name="sort" label="Order" value={query.sort} options={leadSorts} />
    </ListFilters>
  )
}
