import type { ContactMessage } from '../../../shared/contact/schema'
import type { Composer } from '../../outbox/composer'
import type { Config } from '../../platform/config'
import { teamMailboxes } from '../../platform/email/addresses'
import { renderEmail } from '../../platform/email/render'
import type { StoredSubmission } from '../../submissions/table'
import { MessageHtml, messageSubject, messageText } from './team'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl' | 'businessTimeZone' | 'operator'>
  findMessage: (id: string) => Promise<StoredSubmission<ContactMessage> | undefined>
}

/** The emails about messages, by their kind of delivery. */
export function createMessageComposers({
  config: { leadsTo, siteName, siteUrl, businessTimeZone: timeZone, operator },
  findMessage,
}: Parts) {
  return {
    /** To the team. Replies go to the visitor. */
    'contact-team': async (id) => {
      const stored = await findMessage(id)
      if (!stored) return undefined
      const { answers: message, createdAt: receivedAt } = stored
      const mail = { page: `${siteUrl}/admin/messages/${id}`, message, receivedAt, timeZone, siteName, operator }
      return {
        to: teamMailboxes({ leadsTo }),
        replyTo: { name: message.name, address: message.email },
        subject: messageSubject(mail),
        html: renderEmail(<MessageHtml {...mail} />),
        text: messageText(mail),
      }
    },
  } satisfies Record<string, Composer>
}
