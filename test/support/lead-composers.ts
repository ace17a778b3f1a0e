import { createLeadComposers } from '../../server/leads/emails'
import type { NewsOfLead, ReadLead } from '../../server/leads/for-emails'
import { createRequestLinks } from '../../server/leads/request-links'
import type { Canceled } from '../../server/outbox/composer'
import type { EmailContent } from '../../server/platform/email/email'
import type { Lead } from '../../shared/leads/schema'
import { nothingKnown } from '../../shared/match/terms/known'
import type { Operator } from '../../shared/site/operator'

const operator: Operator = { editors: [] }

/** The site that sends the emails. */
export const emailConfig = {
  ...{ leadsTo: ['team@guide.example', 'second@guide.example'], siteName: 'The Guide' },
  ...{ siteUrl: 'https://guide.example', inbox: undefined, operator },
  ...{ businessTimeZone: 'America/New_York', businessHolidays: [] },
}

export const links = createRequestLinks({ sessionSecrets: ['a secret of the tests alone'] })

/** A lead as the emails about it get it, of which nothing was read. */
export const storedLead = (answers: Lead, more: Partial<ReadLead> = {}): ReadLead => ({
  ...{ id: 'a', createdAt: new Date('2026-03-04T15:06:00Z'), answers, known: nothingKnown },
  ...{ linkHash: links.hashOf('a'), withdrawnAt: null, ...more },
})

/** What else the emails are about. */
interface About {
  config?: typeof emailConfig
  /** Of the recommendation. */
  text?: string
  additions?: NewsOfLead['additions']
  decided?: NewsOfLead['additions']
}

export function leadComposers(stored: ReadLead, { config = emailConfig, text = '', ...about }: About = {}) {
  const { additions = [], decided = [] } = about
  const news = { lead: stored.answers, withdrawnAt: stored.withdrawnAt }
  return createLeadComposers({
    ...{ config, links, findLead: async () => stored, findRecommendation: async () => ({ stored, text }) },
    ...{ findNews: async () => ({ ...news, additions }), findDecided: async () => ({ ...news, additions: decided }) },
  })
}

/** What was composed, which must be an email. */
export function contentOf(composed: EmailContent | Canceled | undefined): EmailContent {
  if (!composed || 'canceled' in composed) throw new Error('nothing was composed')
  return composed
}
