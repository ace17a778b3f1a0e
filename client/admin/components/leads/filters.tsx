import { type LeadQuery, leadSorts } from '../../../../shared/admin/leads'
import { industries } from '../../../../shared/leads/options'
import { anyOf, ownerOptions } from '../filter-choice'
import { ListFilters } from '../list-filters'

interface LeadFiltersProps {
  query: LeadQuery
  owners: readonly string[]
}

export function LeadFilters({ query, owners }: LeadFiltersProps) {
  const choices = [
    { name: 'industry', label: 'Industry', value: query.industry, options: [anyOf, ...industries] },
    { name: 'owner', label: 'Owner', value: query.owner, options: ownerOptions(owners) },
    { name: 'sort', label: 'Order', value: query.sort, options: leadSorts },
  ]
  return <ListFilters action="/admin/leads" query={query} placeholder="Name, email, words…" choices={choices} />
}
