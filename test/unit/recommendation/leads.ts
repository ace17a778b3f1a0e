import { type Lead, leadSchema } from '../../../shared/leads/schema'
import fixtures from '../../fixtures/leads.json'

/** The thirty leads of the fixtures, as the form's schema returns them. */
export const leads: readonly Lead[] = fixtures.map((lead) => leadSchema.parse(lead))

/** The lead of one organization. */
export function leadOf(organization: string): Lead {
  const lead = leads.find(({ organizationName }) => organizationName.includes(organization))
  if (!lead) throw new Error(`No lead of ${organization} in the fixtures`)
  return lead
}
