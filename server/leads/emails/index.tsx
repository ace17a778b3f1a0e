import { personName, recommendationEmail } from '../../../shared/leads/recommendation-email'
import type { Lead } from '../../../shared/leads/schema'
import { draftLetter } from '../../../shared/match/catalogue'
import type { Composer } from '../../email/service'
import type { Config } from '../../platform/config'
import type { EmailContent, Mailbox } from '../../platform/email/email'
import { renderEmail } from '../../platform/email/render'
import type { StoredSubmission } from '../../submissions/table'
import { type ConfirmationEmail, ConfirmationHtml, confirmationSubject, confirmationText } from './confirmation'
import { type RecommendationEmail, RecommendationHtml, recommendationEmailText } from './recommendation'
import { type TeamEmail, TeamHtml, teamSubject, teamText } from './team'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl' | 'businessTimeZone' | 'operator'>
  findLead: (id: string) => Promise<StoredSubmission<Lead> | undefined>
  /** What is recommended to a lead, once a person has sent it. */
  findRecommendation: (id: string) => Promise<{ lead: Lead; text: string } | undefined>
}

/** The emails about leads, by the kind of their delivery. */
export function createLeadComposers({ config, findLead, findRecommendation }: Parts) {
  const { leadsTo, siteName, operator } = config
  const about =
    (compose: (stored: StoredSubmission<Lead>) => EmailContent): Composer =>
    async (leadId) => {
      const stored = await findLead(leadId)
      return stored && compose(stored)
    }

  return {
    'lead-team': about(({ id, answers: lead, createdAt: receivedAt }) => {
      const draft = `Draft recommendation\n\n${draftLetter(lead, config.siteUrl)}`
      const page = `${config.siteUrl}/admin/leads/${id}`
      return teamEmail(
        { page, lead, receivedAt, timeZone: config.businessTimeZone, draft, siteName, operator },
        leadsTo,
      )
    }),
    'lead-confirmation': about(({ answers: lead }) => confirmationEmail({ lead, ...config }, leadsTo)),
    'lead-recommendation': async (leadId) => {
      const stored = await findRecommendation(leadId)
      return stored && recommendationContent({ ...stored, ...config }, leadsTo)
    },
  } satisfies Record<string, Composer>
}

/** To the team; an answer goes to the visitor. */
function teamEmail(mail: TeamEmail, leadsTo: readonly string[]): EmailContent {
  return {
    to: mailboxes(leadsTo),
    replyTo: visitor(mail.lead),
    subject: teamSubject(mail),
    html: renderEmail(<TeamHtml {...mail} />),
    text: teamText(mail),
  }
}

function confirmationEmail(mail: ConfirmationEmail, leadsTo: readonly string[]): EmailContent {
  return {
    ...betweenTeamAnd(mail, leadsTo),
    subject: confirmationSubject,
    html: renderEmail(<ConfirmationHtml {...mail} />),
    text: confirmationText(mail),
  }
}

function recommendationContent(mail: RecommendationEmail, leadsTo: readonly string[]): EmailContent {
  return {
    ...betweenTeamAnd(mail, leadsTo),
    subject: recommendationEmail.subject,
    html: renderEmail(<RecommendationHtml {...mail} />),
    text: recommendationEmailText(mail),
  }
}

/** To the visitor; an answer goes to the address that is published for it, else to the first one of the team. */
function betweenTeamAnd(
  { lead, operator }: ConfirmationEmail | RecommendationEmail,
  leadsTo: readonly string[],
): Pick<EmailContent, 'to' | 'replyTo'> {
  const [replyTo] = mailboxes(operator.contactEmail ? [operator.contactEmail] : leadsTo)
  const names = [personName(lead.firstName), personName(lead.lastName)]
  const to = { address: lead.workEmail, ...(names.every(Boolean) && { name: names.join(' ') }) }
  return { to: [to], ...(replyTo ? { replyTo } : {}) }
}

const mailboxes = (addresses: readonly string[]): Mailbox[] => addresses.map((address) => ({ address }))

const visitor = (lead: Lead): Mailbox => ({ name: `${lead.firstName} ${lead.lastName}`, address: lead.workEmail })
