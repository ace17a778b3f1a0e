import { personName, recommendationMail } from '../../../shared/leads/recommendation-mail'
import type { Lead } from '../../../shared/leads/schema'
import { draftLetter } from '../../../shared/match/catalogue'
import type { Composer } from '../../mail/service'
import type { Config } from '../../platform/config'
import type { Mailbox, MailContent } from '../../platform/mail/mail'
import { renderMail } from '../../platform/mail/render'
import type { StoredSubmission } from '../../submissions/table'
import { ConfirmationHtml, type ConfirmationMail, confirmationSubject, confirmationText } from './confirmation'
import { RecommendationHtml, type RecommendationMail, recommendationMailText } from './recommendation'
import { TeamHtml, type TeamMail, teamSubject, teamText } from './team'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl' | 'businessTimeZone' | 'operator'>
  findLead: (id: string) => Promise<StoredSubmission<Lead> | undefined>
  /** What is recommended to a lead, once a person has sent it. */
  findRecommendation: (id: string) => Promise<{ lead: Lead; text: string } | undefined>
}

/** The mails about leads, by the kind of their delivery. */
export function createLeadComposers({ config, findLead, findRecommendation }: Parts) {
  const { leadsTo, siteName, operator } = config
  const about =
    (compose: (stored: StoredSubmission<Lead>) => MailContent): Composer =>
    async (leadId) => {
      const stored = await findLead(leadId)
      return stored && compose(stored)
    }

  return {
    'lead-team': about(({ answers: lead, createdAt: receivedAt }) => {
      const draft = `Draft recommendation\n\n${draftLetter(lead, config.siteUrl)}`
      return teamMail({ lead, receivedAt, timeZone: config.businessTimeZone, draft, siteName, operator }, leadsTo)
    }),
    'lead-confirmation': about(({ answers: lead }) => confirmationMail({ lead, ...config }, leadsTo)),
    'lead-recommendation': async (leadId) => {
      const stored = await findRecommendation(leadId)
      return stored && recommendationContent({ ...stored, ...config }, leadsTo)
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
    ...betweenTeamAnd(mail, leadsTo),
    subject: confirmationSubject,
    html: renderMail(<ConfirmationHtml {...mail} />),
    text: confirmationText(mail),
  }
}

function recommendationContent(mail: RecommendationMail, leadsTo: readonly string[]): MailContent {
  return {
    ...betweenTeamAnd(mail, leadsTo),
    subject: recommendationMail.subject,
    html: renderMail(<RecommendationHtml {...mail} />),
    text: recommendationMailText(mail),
  }
}

/** To the visitor; an answer goes to the address that is published for it, else to the first one of the team. */
function betweenTeamAnd(
  { lead, operator }: ConfirmationMail | RecommendationMail,
  leadsTo: readonly string[],
): Pick<MailContent, 'to' | 'replyTo'> {
  const [replyTo] = mailboxes(operator.contactEmail ? [operator.contactEmail] : leadsTo)
  const names = [personName(lead.firstName), personName(lead.lastName)]
  const to = { address: lead.workEmail, ...(names.every(Boolean) && { name: names.join(' ') }) }
  return { to: [to], ...(replyTo ? { replyTo } : {}) }
}

const mailboxes = (addresses: readonly string[]): Mailbox[] => addresses.map((address) => ({ address }))

const visitor = (lead: Lead): Mailbox => ({ name: `${lead.firstName} ${lead.lastName}`, address: lead.workEmail })
