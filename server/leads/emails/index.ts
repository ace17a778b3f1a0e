import { requestPath } from '../../../shared/leads/request'
import type { Canceled, Composer } from '../../outbox/composer'
import type { Config } from '../../platform/config'
import { replyAddress } from '../../platform/email/addresses'
import type { EmailContent } from '../../platform/email/email'
import type { NewsOfLead, ReadLead, SentRecommendation } from '../for-emails'
import type { RequestLinks } from '../request-links'
import { withdrawnReason } from '../requests'
import { confirmation, confirmationSubject } from './confirmation'
import { recommendationContent, toVisitor, withRequestPage } from './recommendation'
import { leadNews, newLead } from './team'

interface Parts {
  config: Pick<
    Config,
    'leadsTo' | 'inbox' | 'siteName' | 'siteUrl' | 'businessTimeZone' | 'businessHolidays' | 'operator'
  >
  links: RequestLinks
  findLead: (id: string) => Promise<ReadLead | undefined>
  findRecommendation: (id: string) => Promise<SentRecommendation | undefined>
  findNews: (id: string) => Promise<NewsOfLead | undefined>
  findDecided: (id: string) => Promise<NewsOfLead | undefined>
}

/**
 * Creates the emails about leads, by kind of delivery. Once a visitor has withdrawn, only the email that confirms it is
 * sent. This is checked at each attempt, so a retry is held back too.
 */
export function createLeadComposers({ config, links, findLead, findRecommendation, findNews, findDecided }: Parts) {
  const replyTo = replyAddress(config)
  const requestPageOf = ({ id, linkHash }: ReadLead) => {
    const token = links.tokenOf(id, linkHash)
    return token && config.siteUrl + requestPath(token)
  }

  return {
    'lead-team': unlessWithdrawn(findLead, (stored) => newLead(config, stored)),
    'lead-confirmation': unlessWithdrawn(findLead, (stored) => {
      const { answers: lead, known } = stored
      return {
        to: [toVisitor(lead)],
        replyTo,
        thread: [],
        subject: confirmationSubject,
        ...confirmation(config, { lead, known, requestPage: requestPageOf(stored) }),
      }
    }),
    'lead-recommendation': async (leadId) => {
      const found = await findRecommendation(leadId)
      if (!found) return undefined
      const { stored, text, email } = found
      const compose = () => {
        const requestPage = requestPageOf(stored)
        const letter = { lead: stored.answers, requestPage, text }
        return withRequestPage(email, requestPage) ?? recommendationContent(config, letter, { replyTo })
      }
      return unlessWithdrawn(async () => stored, compose)(leadId)
    },
    'lead-addition': unlessWithdrawn(findNews, (told, id) => leadNews(config, 'addition', id, told)),
    'lead-decided': unlessWithdrawn(findDecided, (told, id) => leadNews(config, 'decision', id, told)),
    'lead-withdrawn': async (leadId) => {
      const told = await findNews(leadId)
      return told && leadNews(config, 'withdrawal', leadId, told)
    },
  } satisfies Record<string, Composer<Canceled>>
}

function unlessWithdrawn<Found extends { withdrawnAt: Date | null }>(
  find: (leadId: string) => Promise<Found | undefined>,
  compose: (found: Found, leadId: string) => EmailContent,
): Composer<Canceled> {
  return async (leadId) => {
    const found = await find(leadId)
    return found && (found.withdrawnAt ? { canceled: withdrawnReason } : compose(found, leadId))
  }
}
