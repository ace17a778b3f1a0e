import { type Lead, leadSchema } from '../../shared/leads/schema'
import fixtures from '../fixtures/leads.json'

/** The fixture leads, as the form's schema parses them. */
export const leads: readonly Lead[] = fixtures.map((lead) => leadSchema.parse(lead))
