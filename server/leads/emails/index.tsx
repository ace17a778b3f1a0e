import type { Vendor } from '../../../shared/catalogue'
import { recommendationMail } from '../../../shared/leads/recommendation-mail'
import type { Lead } from '../../../shared/leads/schema'
import { recommend, recommendationText } from '../../../shared/recommendation'
import type { Composer } from '../../mail/service'
import type { Config } from '../../platform/config'
import type { Mailbox, MailContent } from '../../platform/mail/mail'
import { renderMail } from '../../platform/mail/render'
import type { StoredSubmission } from '../../submissions/table'
import { ConfirmationHtml, type ConfirmationMail, confirmationSubject, confirmationText } from './confirmation'
import { RecommendationHtml, type RecommendationMail, recommendationMailText } from './recommendation'
import { TeamHtml, type TeamMail, teamSubject, teamText } from './team'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl'>
  vendors: readonly Vendor[]
  findLead: (id: string) => Promise<StoredSubmission<Lead> | undefined>
  /** What is recommended to a lead, once a person has sent it. */
  findRecommendation: (id: string) => Promise<{ lead: Lead; text: string } | undefined>
}

/** The mails about leads, by the kind of their delivery. */
export function createLeadComposers({ config, vendors, findLead, findRecommendation }: Parts) {
  const about =
    (compose: (stored: StoredSubmission<Lead>) => MailContent): Composer =>
    async (leadId) => {
      const stored = await findLead(leadId)
      return stored && compose(stored)
    }

  return {
    'lead-team': about(({ answers: lead, createdAt: receivedAt }) => {
      const draft = recommendationText(recommend(lead, vendors))
      return teamMail({ lead, receivedAt, draft, siteName: config.siteName }, config.leadsTo)
    }),
    'lead-confirmation': about(({ answers: lead }) => confirmationMail({ lead, ...config }, config.leadsTo)),
    'lead-recommendation': async (leadId) => {
      const stored = await findRecommendation(leadId)
      return stored && recommendationContent({ ...stored, ...config }, config.leadsTo)
    },
  } satisfies Record<string, Composer>
}

/** To the team; an answer goes to the visitor. */
function teamMail(mail: TeamMail, leadsTo: readonly string[]): MailContent {
  return {
    to: mailboxes(leadsTo),
    replyTo: visitor(mail.lead),
    subject: teamSubject(mail),
    html: renderMail(<TeamHtml {...mail} />),
    text: teamText(mail),
  }
}

function confirmationMail(mail: ConfirmationMail, leadsTo: readonly string[]): MailContent {
  return {
    ...betweenTeamAnd(mail.lead, leadsTo),
    subject: confirmationSubject,
    html: renderMail(<ConfirmationHtml {...mail} />),
    text: confirmationText(mail),
  }
}

function recommendationContent(mail: RecommendationMail, leadsTo: readonly string[]): MailContent {
  return {
    ...betweenTeamAnd(mail.lead, leadsTo),
    subject: recommendationMail.subject,
    html: renderMail(<RecommendationHtml {...mail} />),
    text: recommendationMailText(mail),
  }
}

/** To the visitor; an answer goes to the first address of the team. */
function betweenTeamAnd(lead: Lead, leadsTo: readonly string[]): Pick<MailContent, 'to' | 'replyTo'> {
  const [replyTo] = mailboxes(leadsTo)
  return { to: [visitor(lead)], ...(replyTo ? { replyTo } : {}) }
}

const mailboxes = (addresses: readonly string[]): Mailbox[] => addresses.map((address) => ({ address }))

const visitor = (lead: Lead): Mailbox => ({ name: `${lead.firstName} ${lead.lastName}`, address: lead.workEmail })
