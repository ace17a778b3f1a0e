import type { ReactElement } from 'react'
import { recommendationEmail } from '../../../shared/leads/recommendation-email'
import { requestPath } from '../../../shared/leads/request'
import type { Lead } from '../../../shared/leads/schema'
import type { Canceled, Composer } from '../../outbox/composer'
import type { Config } from '../../platform/config'
import { replyAddress, teamMailboxes, visitorMailbox } from '../../platform/email/addresses'
import type { EmailContent, Mailbox } from '../../platform/email/email'
import { renderEmail } from '../../platform/email/render'
import { letterOf } from '../reading'
import type { SentRecommendation } from '../recommendation'
import type { RequestLinks } from '../request-links'
import { withdrawnReason } from '../requests'
import type { NewsOfLead, StoredLead } from '../stored'
import { type ConfirmationEmail, ConfirmationHtml, confirmationSubject, confirmationText } from './confirmation'
import { additionWords, decisionWords, NewsHtml, newsText, withdrawalWords } from './news'
import { type RecommendationEmail, RecommendationHtml, recommendationEmailText } from './recommendation'
import { withRequestPage } from './request-page'
import { TeamHtml, teamSubject, teamText } from './team'

interface Parts {
  config: Pick<
    Config,
    'leadsTo' | 'inbox' | 'siteName' | 'siteUrl' | 'businessTimeZone' | 'businessHolidays' | 'operator'
  >
  links: RequestLinks
  findLead: (id: string) => Promise<StoredLead | undefined>
  /** The recommendation that a person has sent for a lead. */
  findRecommendation: (id: string) => Promise<SentRecommendation | undefined>
  /** What its visitor has added since, and whether it was withdrawn. */
  findNews: (id: string) => Promise<NewsOfLead | undefined>
  /** What its visitor decided about the reading instead. */
  findDecided: (id: string) => Promise<NewsOfLead | undefined>
}

/**
 * Creates the emails about leads, by kind of delivery. Once a visitor has withdrawn, only the email that confirms it is
 * sent. This is checked at each attempt, so a retry is held back too.
 */
export function createLeadComposers({ config, links, findLead, findRecommendation, findNews, findDecided }: Parts) {
  const { siteName, operator, siteUrl, businessTimeZone: timeZone } = config
  const replyTo = replyAddress(config)
  const adminPage = (leadId: string) => `${siteUrl}/admin/leads/${leadId}`
  const about =
    (compose: (stored: StoredLead) => EmailContent): Composer<Canceled> =>
    async (leadId) => {
      const stored = await findLead(leadId)
      return stored && unlessWithdrawn(stored, () => compose(stored))
    }
  const requestPageOf = ({ id, linkHash }: StoredLead) => {
    const token = links.tokenOf(id, linkHash)
    return token && siteUrl + requestPath(token)
  }
  /** An email to the team. Replies go to the visitor. */
  const toTeam = (lead: Visitor, subject: string, html: ReactElement, text: string): EmailContent => ({
    to: teamMailboxes(config),
    replyTo: { name: `${lead.firstName} ${lead.lastName}`, address: lead.workEmail },
    ...{ subject, html: renderEmail(html), text },
  })
  const newsContent = (leadId: string, news: NewsOfLead, wordsOf: typeof additionWords) => {
    const mail = { news, page: adminPage(leadId), timeZone, siteName, operator }
    const words = wordsOf(mail)
    return toTeam(news.lead, words.subject, <NewsHtml mail={mail} words={words} />, newsText(mail, words))
  }

  return {
    'lead-team': about((stored) => {
      const { id, answers: lead, createdAt: receivedAt } = stored
      const { text, notes: checks } = letterOf(stored, siteUrl)
      const draft = `Draft recommendation\n\n${text}`
      const calendar = { timeZone, holidays: config.businessHolidays }
      const mail = { page: adminPage(id), lead, receivedAt, calendar, checks, draft, siteName, operator }
      return toTeam(lead, teamSubject(mail), <TeamHtml {...mail} />, teamText(mail))
    }),
    'lead-confirmation': about((stored) =>
      confirmationEmail(
        { lead: stored.answers, known: stored.known, requestPage: requestPageOf(stored), ...config },
        replyTo,
      ),
    ),
    'lead-recommendation': async (leadId) => {
      const found = await findRecommendation(leadId)
      if (!found) return undefined
      const { stored, text, email } = found
      const requestPage = requestPageOf(stored)
      return unlessWithdrawn(
        stored,
        () =>
          withRequestPage(email, requestPage) ??
          recommendationContent({ lead: stored.answers, requestPage, text, ...config }, { replyTo }),
      )
    },
    'lead-addition': async (leadId) => {
      const news = await findNews(leadId)
      return news && unlessWithdrawn(news, () => newsContent(leadId, news, additionWords))
    },
    'lead-decided': async (leadId) => {
      const news = await findDecided(leadId)
      return news && unlessWithdrawn(news, () => newsContent(leadId, news, decisionWords))
    },
    'lead-withdrawn': async (leadId) => {
      const news = await findNews(leadId)
      return news && newsContent(leadId, news, withdrawalWords)
    },
  } satisfies Record<string, Composer<Canceled>>
}

function unlessWithdrawn(
  { withdrawnAt }: { withdrawnAt: Date | null },
  compose: () => EmailContent,
): EmailContent | Canceled {
  return withdrawnAt ? { canceled: withdrawnReason } : compose()
}

function confirmationEmail(mail: ConfirmationEmail, replyTo: Mailbox): EmailContent {
  return {
    ...{ to: [toVisitor(mail.lead)], replyTo, thread: [] },
    subject: confirmationSubject,
    html: renderEmail(<ConfirmationHtml {...mail} />),
    text: confirmationText(mail),
  }
}

/** The email to the visitor with what a person recommends. `thread`: the earlier emails of the conversation. */
export function recommendationContent(
  mail: RecommendationEmail,
  { replyTo, thread = [] }: { replyTo: Mailbox; thread?: readonly string[] },
): EmailContent {
  return {
    ...{ to: [toVisitor(mail.lead)], replyTo, thread },
    isPersonal: true,
    subject: recommendationEmail.subject,
    html: renderEmail(<RecommendationHtml {...mail} />),
    text: recommendationEmailText(mail),
  }
}

/** The visitor's mailbox, with the name if it looks like one. */
export const toVisitor = ({ workEmail, firstName, lastName }: Visitor) => visitorMailbox(workEmail, firstName, lastName)

type Visitor = Pick<Lead, 'firstName' | 'lastName' | 'workEmail'>
