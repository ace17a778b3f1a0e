import { Heading } from '@react-email/heading'
import type { Knex } from 'knex'
import { oneLine } from '../../shared/words'
import type { Canceled, Composer } from '../email/service'
import { withdrawnReason } from '../leads/requests'
import type { Config } from '../platform/config'
import { teamMailboxes } from '../platform/email/addresses'
import { EmailLayout, emailText, Quotation, styles, TextWithLink } from '../platform/email/layout'
import { renderEmail } from '../platform/email/render'
import { findAnswerEmail, findReply, type StoredReply } from './repository'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl' | 'operator'>
  db: Knex
}

/** The emails of conversations by their kind of delivery. Their subject is the entry. */
export function createConversationComposers({ config, db }: Parts) {
  return {
    /** The answer to the visitor, exactly as composed when a person sent it. */
    'thread-answer': async (entryId) => {
      const found = await findAnswerEmail(db, entryId)
      return found?.withdrawnAt ? { canceled: withdrawnReason } : found?.email
    },
    /** Notifies the team that a visitor has replied. */
    'thread-reply': async (entryId) => {
      const reply = await findReply(db, entryId)
      if (!reply) return undefined
      const page = `${config.siteUrl}/admin/${reply.page}`
      const sentence = `${oneLine(reply.name)} replied.`
      const text = [`${sentence}\nAnswer it: ${page}`, reply.text, config.siteName]
      return {
        to: teamMailboxes(config),
        replyTo: { name: reply.name, address: reply.address },
        subject: `Reply from a visitor: ${reply.about}`,
        html: renderEmail(<ReplyHtml {...{ reply, page, sentence, config }} />),
        text: emailText(text, config.operator),
      }
    },
  } satisfies Record<string, Composer<Canceled>>
}

interface ReplyProps {
  reply: StoredReply
  page: string
  sentence: string
  config: Parts['config']
}

function ReplyHtml({ reply, page, sentence, config: { siteName, operator } }: ReplyProps) {
  return (
    <EmailLayout siteName={siteName} preview={sentence} footer={siteName} operator={operator}>
      <Heading as="h1" style={styles.heading}>
        Reply from a visitor: <bdi>{reply.about}</bdi>
      </Heading>
      <TextWithLink text={sentence} href={page} link="Answer it" />
      <Quotation text={reply.text} />
    </EmailLayout>
  )
}
