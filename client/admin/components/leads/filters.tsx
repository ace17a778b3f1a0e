import { type LeadQuery, leadQuery, leadSorts } from '../../../../shared/admin/leads'
import { industries } from '../../../../shared/leads/options'
import { anyOf, FilterChoice, ListFilters, ownerOptions } from '../list-filters'

interface LeadFiltersProps {
  query: LeadQuery
  owners: readonly string[]
}

const standard = leadQuery.parse({})

export function LeadFilters({ query, owners }: LeadFiltersProps) {
  const set = (['industry', 'owner', 'sort'] as const).filter((name) => query[name] !== standard[name])
  return (
    <ListFilters action="/admin/leads" query={query} placeholder="Name, email, words…" set={set.length}>
      <FilterChoice name="industry" label="Industry" value={query.industry} options={[anyOf, ...industries]} />
      <FilterChoice name="owner" label="Owner" value={query.owner} options={ownerOptions(owners)} />
      <FilterChoice name="sort" label="Order" value={query.sort} options={leadSorts} />
    </ListFilters>
  )
}
