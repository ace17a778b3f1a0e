import { type Lead, leadSchema } from '../../shared/leads/schema'
import fixtures from '../fixtures/leads.json'

/** The leads of the fixtures, as the form's schema returns them. */
export const leads: readonly Lead[] = fixtures.map((lead) => leadSchema.parse(lead))
