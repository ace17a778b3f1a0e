import { leadSchema } from '../../shared/leads/schema'
import { leadTable } from './repository'
import type { RequestLinks } from './request-links'

/** The request for a recommendation: what is asked, how it is checked, where it is kept, by what its visitor's page is found. */
export const leadForm = (links: RequestLinks) => ({
  noun: 'lead',
  schema: leadSchema,
  table: { ...leadTable, derived: (id: string) => ({ link_hash: links.hashOf(id) }) },
})
