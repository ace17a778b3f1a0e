import { leadSchema } from '../../shared/leads/schema'
import { leadTable } from './repository'

/** The request for a recommendation: what is asked, how it is checked, where it is kept. */
export const leadForm = { noun: 'lead', schema: leadSchema, table: leadTable }
