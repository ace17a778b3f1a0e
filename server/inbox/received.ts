import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { oneLine } from '../../shared/words'
import { htmlToText } from './html-text'
import { splitQuoted } from './quoted'

/** The header fields that are read of every email to find out whether it belongs to a conversation. */
export const headFields = ['message-id', 'in-reply-to', 'references', 'content-type']

export interface EmailHead {
  messageId: string
  /** The `Message-ID`s it refers to, the one it replies to last. */
  references: string[]
  /** Whether it is a report of a mail server, such as a bounce. */
  isReport: boolean
}

/** An email as it is stored. */
export interface ReceivedEmail {
  kind: 'reply' | 'automatic' | 'bounce'
  /** Its `Message-ID`, or a hash of its content if it has none. */
  emailId: string
  name: string
  address: string
  subject: string
  text: string
  quoted: string
  attachments: string[]
}

const textCharsMax = 20_000
const htmlCharsMax = 500_000
const nameCharsMax = 200
const attachmentsMax = 50
const referencesMax = 50

const idShape = /<[^\s<>]{1,250}>/g

/** Parses the fields of `headFields`, which may be folded over several lines. */
export function readHead(bytes: Buffer): EmailHead {
  const fields = new Map<string, string>()
  for (const line of bytes
    .toString('latin1')
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')) {
    const end = line.indexOf(':')
    if (end > 0) fields.set(line.slice(0, end).toLowerCase(), line.slice(end + 1))
  }
  const idsOf = (name: string) => fields.get(name)?.match(idShape) ?? []
  return {
    messageId: idsOf('message-id')[0] ?? '',
    references: [...idsOf('references'), ...idsOf('in-reply-to')].slice(-referencesMax),
    isReport: /^\s*multipart\/report\b/i.test(fields.get('content-type') ?? ''),
  }
}

/** The `Message-ID`s that occur anywhere in a report; one of them belongs to the email that it is about. */
export function idsIn(source: Buffer): string[] {
  return [...new Set(source.toString('latin1').match(idShape) ?? [])].slice(0, referencesMax)
}

/** @param source the whole email, or its beginning if it is very large */
export async function readEmail(source: Buffer): Promise<ReceivedEmail> {
  const email = await PostalMime.parse(source)
  const written = email.text?.trim() ? email.text : htmlToText((email.html ?? '').slice(0, htmlCharsMax))
  const { text, quoted } = splitQuoted(written.replace(/\r\n?/g, '\n'))
  const { name, address } = senderOf(email.from)
  return {
    kind: kindOf(email),
    emailId:
      email.messageId?.match(idShape)?.[0] ?? `<${createHash('sha256').update(source).digest('hex')}@no-id.invalid>`,
    name: bounded(oneLine(name), nameCharsMax),
    address: bounded(oneLine(address), nameCharsMax),
    subject: bounded(oneLine(email.subject ?? ''), nameCharsMax),
    text: bounded(text, textCharsMax) || 'This email contains no text.',
    quoted: bounded(quoted, textCharsMax),
    attachments: email.attachments
      .slice(0, attachmentsMax)
      .map(({ filename, mimeType }) => bounded(oneLine(filename ?? mimeType), nameCharsMax)),
  }
}

const senderOf = (from: Address | undefined) => ({ name: from?.name ?? '', address: from?.address ?? '' })

const notStorable = /[\0\p{Surrogate}]+/gu

/** Removes characters that Postgres cannot store. A text over the limit is cut and gets an ellipsis. */
function bounded(text: string, charsMax: number): string {
  const clean = text.replace(notStorable, '')
  const characters = [...clean]
  return characters.length > charsMax ? `${characters.slice(0, charsMax).join('')}…` : clean
}

const robots = ['mailer-daemon@', 'postmaster@']
const automaticFields = ['x-autoreply', 'x-autorespond']
const bulk = ['auto_reply', 'bulk', 'junk', 'list']

/** Classified according to RFC 3834 and the older headers that some mail programs use. */
function kindOf(email: Email): ReceivedEmail['kind'] {
  const field = (name: string) =>
    email.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  const sender = senderOf(email.from).address.toLowerCase()
  const isReport = field('content-type').startsWith('multipart/report')
  if (isReport || robots.some((name) => sender.startsWith(name)) || field('return-path') === '<>') return 'bounce'
  const submitted = field('auto-submitted')
  const isAutomatic = submitted !== '' && !submitted.startsWith('no')
  return isAutomatic || bulk.includes(field('precedence')) || automaticFields.some((name) => field(name) !== '')
    ? 'automatic'
    : 'reply'
}
