import { contactFields } from '../../shared/contact/fields'
import type { ContactMessage } from '../../shared/contact/schema'
import type { Composer } from '../outbox/composer'
import type { Config } from '../platform/config'
import { answers, button, momentOf } from '../platform/email/blocks'
import { answerNote, toTeam } from '../platform/email/layout'
import type { StoredSubmission } from '../submissions/table'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl' | 'businessTimeZone' | 'operator'>
  findMessage: (id: string) => Promise<StoredSubmission<ContactMessage> | undefined>
}

/** The emails about messages, by their kind of delivery. */
export function createMessageComposers({ config, findMessage }: Parts) {
  return {
    'contact-team': async (id) => {
      const stored = await findMessage(id)
      if (!stored) return undefined
      const { answers: message, createdAt } = stored
      const received = `We received this message through the contact form on ${momentOf(createdAt, config.businessTimeZone)} and aim to answer within 24 hours.`
      return toTeam(config, {
        title: 'New message',
        about: message.subject,
        by: message.name,
        preview: message.message,
        blocks: [
          button(received, 'Open this message', `${config.siteUrl}/admin/messages/${id}`),
          answers(contactFields, message),
        ],
        answering: answerNote,
        replyTo: { name: message.name, address: message.email },
      })
    },
  } satisfies Record<string, Composer>
}
