import { Heading } from '@react-email/heading'
import type { Knex } from 'knex'
import { oneLine } from '../../shared/words'
import { withdrawnReason } from '../leads/requests'
import type { Canceled, Composer } from '../outbox/composer'
import type { Config } from '../platform/config'
import { teamMailboxes } from '../platform/email/addresses'
import type { EmailContent } from '../platform/email/email'
import { EmailLayout, emailText, Quotation, styles, TextWithLink } from '../platform/email/layout'
import { renderEmail } from '../platform/email/render'
import { findAnswerEmail, findReply, type StoredReply } from './repository'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl' | 'operator'>
  db: Knex
}

/** The emails of conversations by their kind of delivery. Their subject is the entry. */
export function createConversationComposers({ config, db }: Parts) {
  const about =
    (wordsOf: (reply: StoredReply) => Words): Composer =>
    async (entryId) => {
      const reply = await findReply(db, entryId)
      return (
        reply && noticeContent({ reply, page: `${config.siteUrl}/admin/${reply.page}`, words: wordsOf(reply), config })
      )
    }

  return {
    /** The answer to the visitor, exactly as composed when a person sent it. */
    'thread-answer': async (entryId) => {
      const found = await findAnswerEmail(db, entryId)
      return found?.withdrawnAt ? { canceled: withdrawnReason } : found?.email
    },
    /** Notifies the team that a visitor has replied. */
    'thread-reply': about(({ name }) => ({
      ...{ title: 'Reply from a visitor', sentence: `${oneLine(name)} replied.`, link: 'Answer it' },
    })),
    /** Notifies the team that an email did not reach a visitor. */
    'thread-bounce': about(({ address }) => ({
      ...{ title: 'Not delivered', link: 'See the request' },
      sentence: `An email to ${oneLine(address)} was not delivered. Check the address.`,
    })),
  } satisfies Record<string, Composer<Canceled>>
}

/** What a notification says besides the email that it is about. */
interface Words {
  title: string
  sentence: string
  link: string
}

interface ReplyProps {
  reply: StoredReply
  page: string
  words: Words
  config: Parts['config']
}

function noticeContent({ reply, page, words, config }: ReplyProps): EmailContent {
  const { title, sentence, link } = words
  const text = [`${sentence}\n${link}: ${page}`, reply.text, config.siteName]
  return {
    to: teamMailboxes(config),
    replyTo: { name: reply.name, address: reply.address },
    subject: `${title}: ${reply.about}`,
    html: renderEmail(<ReplyHtml {...{ reply, page, words, config }} />),
    text: emailText(text, config.operator),
  }
}

function ReplyHtml({ reply, page, words: { title, sentence, link }, config: { siteName, operator } }: ReplyProps) {
  return (
    <EmailLayout siteName={siteName} preview={sentence} footer={siteName} operator={operator}>
      <Heading as="h1" style={styles.heading}>
        {title}: <bdi>{reply.about}</bdi>
      </Heading>
      <TextWithLink text={sentence} href={page} link={link} />
      <Quotation text={reply.text} />
    </EmailLayout>
  )
}
