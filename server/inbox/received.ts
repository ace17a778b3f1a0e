import { createHash } from 'node:crypto'
import addressparser from 'nodemailer/lib/addressparser'
import { isSeen } from '../../shared/text'
import { oneLine } from '../../shared/words'
import type { ReceivedEntry } from '../conversation/repository'
import { attachmentsOf, isTextCut, textOf } from './body'
import { decodeHeader } from './charset'
import { kindOf } from './kind'
import { type Fields, parseFields, type ReadSource } from './mime'
import { splitQuoted } from './quoted'

/** The header fields that are read of every email to find out whether it belongs to a conversation. */
export const headFields = ['message-id', 'in-reply-to', 'references', 'content-type', 'from', 'subject']

export type EmailHead = ReturnType<typeof readHead>

/** How many bytes of an email's text are read at most. What is stored is much less. */
export const sourceBytesMax = 256 * 1024
const splitCharsMax = 200_000
const textCharsMax = 20_000
const fieldCharsMax = 2_000
const nameCharsMax = 200
const attachmentsMax = 50
const referencesMax = 50

const idShape = /<[^\s<>\p{Cc}]{1,250}>/gu
const idsOf = (field: string | undefined) => field?.match(idShape) ?? []

export function readHead(bytes: Buffer) {
  const fields = parseFields(bytes.toString('latin1'))
  const sender = senderOf(fields)
  return {
    ...sender,
    subject: lineOf(fields.get('subject')),
    messageId: idsOf(fields.get('message-id'))[0] ?? '',
    // The one that it replies to comes last.
    references: [...idsOf(fields.get('references')), ...idsOf(fields.get('in-reply-to'))].slice(-referencesMax),
    isReport:
      /^\s*multipart\/report\b/i.test(fields.get('content-type') ?? '') ||
      /^(?:mailer-daemon|postmaster)@/i.test(sender.address),
  }
}

/** The `Message-ID`s that occur anywhere in a report; one of them belongs to the email that it is about. */
export function idsIn(source: Buffer): string[] {
  return [...new Set(idsOf(source.toString('latin1')))].slice(0, referencesMax)
}

/** @param bytes what the email is identified by if it has no `Message-ID` */
export function readParsed({ fields, root }: ReadSource, bytes: Buffer): ReceivedEntry {
  const whole = textOf(root)
  const { text, quoted } = splitQuoted(whole.slice(0, splitCharsMax))
  const sender = senderOf(fields)
  const isLong = isTextCut(root) || whole.length > splitCharsMax
  return {
    ...sender,
    kind: kindOf(fields, root, sender.address),
    emailId: idsOf(fields.get('message-id'))[0] ?? idOf(bytes),
    subject: lineOf(fields.get('subject')),
    text: shown(text, isLong),
    quoted: bounded(quoted, textCharsMax),
    attachments: attachmentsOf(root)
      .slice(0, attachmentsMax)
      .map((name) => bounded(oneLine(name), nameCharsMax)),
  }
}

/** What is stored of an email that could not be read, with what its head says. */
export const unreadable = (head: EmailHead & { uid: number }): ReceivedEntry => ({
  kind: 'reply',
  name: head.name,
  address: head.address,
  subject: head.subject,
  text: unread,
  quoted: '',
  attachments: [],
  emailId: head.messageId || idOf(Buffer.from(JSON.stringify(head))),
})

const unread = 'This email could not be read. It is in the inbox.'
const wasCut = 'Only the beginning of this email is shown. The whole email is in the inbox.'

function shown(text: string, isCut: boolean): string {
  if (!isSeen(text)) return isCut ? unread : 'This email contains no text.'
  const stored = bounded(text, textCharsMax)
  return isCut ? `${stored}\n\n${wasCut}` : stored
}

const idOf = (bytes: Buffer) => `<${createHash('sha256').update(bytes).digest('hex')}@no-id.invalid>`

function senderOf(fields: Fields): { name: string; address: string } {
  const [first] = addressparser((fields.get('from') ?? '').slice(0, fieldCharsMax), { flatten: true })
  return { name: lineOf(first?.name), address: lineOf(first?.address) }
}

const lineOf = (field = '') => bounded(oneLine(decodeHeader(field.slice(0, fieldCharsMax))), nameCharsMax)

/** What Postgres cannot store, and control characters, which no reader sees. */
const notStorable = /[\p{Surrogate}]|(?![\n\t])\p{Cc}/gu

/** Removes characters that cannot be stored. A text over the limit is cut and gets an ellipsis. */
function bounded(text: string, charsMax: number): string {
  const characters = [...text.slice(0, charsMax * 2 + 2).replace(notStorable, '')]
  return characters.length > charsMax ? `${characters.slice(0, charsMax).join('')}…` : characters.join('')
}
