import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import type { Knex } from 'knex'
import { oneLine } from '../../shared/words'
import type { Canceled, Composer } from '../email/service'
import { withdrawnReason } from '../leads/requests'
import type { Config } from '../platform/config'
import { EmailLayout, emailText, styles } from '../platform/email/layout'
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
      const sentence = `${oneLine(reply.name)} replied:`
      const text = [`${sentence}\nAnswer it: ${page}`, reply.text, config.siteName]
      return {
        to: config.leadsTo.map((address) => ({ address })),
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
      <Text style={styles.text}>
        {sentence}{' '}
        <Link href={page} style={styles.link}>
          Answer it
        </Link>
      </Text>
      <blockquote className="quote" style={styles.quote}>
        <Text dir="auto" style={{ ...styles.text, ...styles.asWritten }}>
          {reply.text}
        </Text>
      </blockquote>
    </EmailLayout>
  )
}
