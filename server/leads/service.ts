import { type Lead, leadSchema } from '../../shared/leads/schema'
import type { Config } from '../platform/config'
import type { SubmittedForm } from '../submissions/service'
import { readArrival } from './arrival'
import { leadTableFor } from './repository'
import type { RequestLinks } from './request-links'

/** The form for a recommendation: its questions, validation, table, and the hash that finds its visitor's page. */
export const leadForm = (links: RequestLinks, config: Pick<Config, 'readWithModel'>): SubmittedForm<Lead> => ({
  noun: 'lead',
  schema: leadSchema,
  table: { ...leadTableFor(config), derived: (id: string) => ({ link_hash: links.hashOf(id) }) },
  further({ arrival, referrer }) {
    const { landingPage, referrerHost, campaign, pagesRead } = readArrival(arrival, referrer)
    return {
      landing_page: landingPage || null,
      referrer_host: referrerHost || null,
      campaign: campaign || null,
      pages_read: pagesRead.length > 0 ? pagesRead : null,
    }
  },
})
