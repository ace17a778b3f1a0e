import { oneLine } from '../../shared/words'
import { withdrawnReason } from '../leads/requests'
import type { Canceled, Composer } from '../outbox/composer'
import type { Config } from '../platform/config'
import { button, quote } from '../platform/email/blocks'
import { toTeam } from '../platform/email/layout'
import type { findAnswerEmail, StoredReply } from './repository'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl' | 'operator'>
  findReply: (entryId: string) => Promise<StoredReply | undefined>
  findAnswerEmail: (entryId: string) => ReturnType<typeof findAnswerEmail>
}

export function createConversationComposers({ config, findReply, findAnswerEmail }: Parts) {
  /** To the team, about an email that came in. Replies go to the visitor. */
  const notice =
    (title: string, wordsOf: (reply: StoredReply) => { sentence: string; label: string }): Composer =>
    async (entryId) => {
      const reply = await findReply(entryId)
      if (!reply) return undefined
      const { sentence, label } = wordsOf(reply)
      return toTeam(config, {
        title,
        about: reply.about,
        preview: sentence,
        blocks: [button(sentence, label, `${config.siteUrl}/admin/${reply.page}`), quote(reply.text)],
        replyTo: { name: reply.name, address: reply.address },
      })
    }

  return {
    /** The answer to the visitor, exactly as composed when a person sent it. */
    'thread-answer': async (entryId) => {
      const found = await findAnswerEmail(entryId)
      return found?.withdrawnAt ? { canceled: withdrawnReason } : found?.email
    },
    'thread-reply': notice('Reply from a visitor', ({ name }) => ({
      sentence: `${oneLine(name)} replied.`,
      label: 'Answer it',
    })),
    'thread-bounce': notice('Not delivered', ({ address }) => ({
      sentence: `An email to ${oneLine(address)} was not delivered. Check the address.`,
      label: 'See the request',
    })),
  } satisfies Record<string, Composer<Canceled>>
}
