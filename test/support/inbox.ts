import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { createInboxReader } from '../../server/inbox/service'
import type { LeadDetail } from '../../shared/admin/leads'
import type { MessageDetail } from '../../shared/admin/messages'
import { perform } from './acts'
import { signedIn } from './admin'
import { createTestApp } from './app'
import { testConfig } from './config'
import { openMail } from './conversation'
import { startImapServer } from './imap'
import { sendLead, sendMessage } from './lead'
import { opened } from './opened'

export const newAddress = () => `ana-${randomUUID()}@northside.example`

export const unread = 'This email could not be read. It is in the inbox.'

interface Reply {
  from?: string
  inReplyTo?: string
  references?: string
  messageId?: string
  further?: string
  body?: string
}

/** The source of a reply. `further` are its other header fields. */
export const replyOf = ({ from = 'Ana Ruiz <ana@northside.example>', body = 'Thank you!', ...reply }: Reply) =>
  [
    `From: ${from}`,
    'To: hello@guide.example',
    'Subject: Re: Prices',
    `Message-ID: ${reply.messageId ?? `<${randomUUID()}@northside.example>`}`,
    ...(reply.inReplyTo ? [`In-Reply-To: ${reply.inReplyTo}`] : []),
    ...(reply.references ? [`References: ${reply.references}`] : []),
    ...(reply.further ? [reply.further] : ['Content-Type: text/plain; charset=utf-8']),
    '',
    body,
  ].join('\n')

/** What makes a reply of this many parts, one in the other. */
export const nested = (levels: number) => ({
  further: 'Content-Type: multipart/mixed; boundary=b0',
  body: Array.from(
    { length: levels },
    (_, at) => `--b${at}\nContent-Type: multipart/mixed; boundary=b${at + 1}\n`,
  ).join('\n'),
})

/** A site with an inbox and a mail server of its own for the tests of a file, which each find it empty. */
export function openInbox() {
  const inbox = opened(openInboxSite, ({ close }) => close())
  beforeEach(() => inbox.clear())
  return inbox
}

async function openInboxSite() {
  const imap = await startImapServer()
  const env = { INBOX_URL: imap.url }
  const site = await createTestApp({ env })
  const admin = await signedIn(site)
  const mail = await openMail(site, env)
  const logged: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })

  function readerOf(url = imap.url) {
    const config = testConfig(site.addresses.databaseUrl, { INBOX_URL: url })
    return createInboxReader({ config, db: site.db, logger })
  }

  const readInbox = (url?: string) => readerOf(url).run()
  const readMessage = async (id: string): Promise<MessageDetail> =>
    (await admin.get(`/api/admin/messages/${id}`).expect(200)).body

  return {
    ...{ imap, site, admin, mail, logged, logger, readerOf, readInbox, readMessage },
    /** Has a reply come in, and reads the inbox. */
    async receive(reply: Reply) {
      const stored = imap.receive(replyOf(reply))
      await readInbox()
      return stored
    },
    /** What came in about a message. */
    entriesOf: async (id: string) => (await readMessage(id)).thread.entries.filter(({ kind }) => kind !== 'answer'),
    /** The emails to the team that these words are the beginning of. */
    notices: async (words: string) =>
      (await mail.deliver('leads@localhost')).filter(({ subject }) => subject?.startsWith(words)),
    errors: () => logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 50),
    readLead: async (id: string): Promise<LeadDetail> => (await admin.get(`/api/admin/leads/${id}`).expect(200)).body,
    /** An answered message, with the `Message-ID` of the answer, as the visitor got it. */
    async answered(email = newAddress()) {
      const id = await sendMessage(site, { email })
      const answer = { subject: 'Re: Prices', text: 'Per user.', author: 'Ann', version: 0 }
      await perform(admin, 'answerMessage', id, answer).expect(200)
      const sent = (await mail.deliver(email)).at(-1)
      return { id, email, messageId: sent?.messageId ?? '', sent }
    },
    /** A new lead, with its confirmation as the visitor got it. */
    async confirmed(email = newAddress()) {
      const id = await sendLead(site, { workEmail: email })
      const sent = (await mail.deliver(email)).at(-1)
      return { id, email, messageId: sent?.messageId ?? '', sent }
    },
    async clear() {
      await site.db.raw(
        'truncate leads, contact_messages, deliveries, outbox, confirmed_addresses, inbox_cursors, inbox_failures cascade',
      )
      imap.emails.length = 0
      imap.commands.length = 0
      imap.inbox.onStore = () => undefined
      logged.length = 0
    },
    async close() {
      await mail.close()
      await site.close()
      await imap.close()
    },
  }
}
