import type { Vendor } from '../../../shared/catalogue'
import type { Lead } from '../../../shared/leads/schema'
import { recommend, recommendationText } from '../../../shared/recommendation'
import type { Composer } from '../../mail/service'
import type { Config } from '../../platform/config'
import type { Mailbox, MailContent } from '../../platform/mail/mail'
import { renderMail } from '../../platform/mail/render'
import type { StoredSubmission } from '../../submissions/table'
import { ConfirmationHtml, type ConfirmationMail, confirmationSubject, confirmationText } from './confirmation'
import { TeamHtml, type TeamMail, teamSubject, teamText } from './team'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl'>
  vendors: readonly Vendor[]
  findLead: (id: string) => Promise<StoredSubmission<Lead> | undefined>
}

/** The mails about leads, by the kind of their delivery. */
export function createLeadComposers({ config, vendors, findLead }: Parts) {
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

/** To the visitor; an answer goes to the first address of the team. */
function confirmationMail(mail: ConfirmationMail, leadsTo: readonly string[]): MailContent {
  const [replyTo] = mailboxes(leadsTo)
  return {
    to: [visitor(mail.lead)],
    ...(replyTo ? { replyTo } : {}),
    subject: confirmationSubject,
    html: renderMail(<ConfirmationHtml {...mail} />),
    text: confirmationText(mail),
  }
}

const mailboxes = (addresses: readonly string[]): Mailbox[] => addresses.map((address) => ({ address }))

const visitor = (lead: Lead): Mailbox => ({ name: `${lead.firstName} ${lead.lastName}`, address: lead.workEmail })
