import { findQuotedSubject, findSubject, type Stored, type Subject, storeReceived } from '../conversation/replies'
import type { ReceivedEntry } from '../conversation/repository'
import { parseMailbox } from '../platform/email/email'
import type { LoggedParts } from '../platform/parts'
import { textOf } from './body'
import { type HeadOfEmail, InboxError, type Mailbox } from './mailbox'
import { idsIn, readParsed, unreadable } from './received'

/** What became of an email: stored, a reply that belongs to no conversation, one of too many, or left alone. */
export type Outcome = 'stored' | 'unmatched' | 'late' | 'other'

interface Content {
  email: ReceivedEntry
  ids: string[]
  text: () => string
}

/** After so many failures, an email is not tried again. */
export const failuresMax = 3

/** Postgres refuses these values (SQLSTATE classes 22 and 23), and would again. */
const isRefusal = /^2[23]/

type Failed = () => Promise<number>

const replySubject = /^(?:re|aw|sv|rv|ré|odp) ?(?:\[\d+\])? ?:/i

/** What may be logged of a failure: the messages of databases and parsers repeat what people wrote. */
export function reasonOf(error: unknown): string {
  if (error instanceof InboxError) return error.message
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name)
}

/** Takes emails from an inbox: finds what each belongs to, stores it, and marks it as seen. */
export function createTaking({ config, db, logger }: LoggedParts<'siteUrl' | 'mailFrom'>) {
  const mailDomain = new URL(config.siteUrl).hostname
  const ownAddress = parseMailbox(config.mailFrom, '').address.toLowerCase()

  const logUnread = (uid: number, error: unknown) =>
    logger.error({ uid, reason: reasonOf(error) }, 'an email in the inbox could not be read')

  /** Undefined if it was deleted. @throws InboxError if the connection broke, except at an email that always breaks it */
  async function contentOf(mailbox: Mailbox, head: HeadOfEmail, failed: Failed): Promise<Content | undefined> {
    try {
      const read = await mailbox.read(head.uid)
      if (!read) return undefined
      const { source, beginning } = read
      const email = readParsed(source, beginning)
      return { email, ids: head.isReport ? idsIn(beginning) : [], text: () => textOf(source.root) }
    } catch (error) {
      const isBroken = error instanceof InboxError && !mailbox.isOpen()
      if (isBroken && (await failed()) < failuresMax) throw error
      logUnread(head.uid, error)
      return { email: unreadable(head), ids: [], text: () => '' }
    }
  }

  async function store(subject: Subject, email: ReceivedEntry, head: HeadOfEmail): Promise<Stored> {
    try {
      return await storeReceived(db, subject, email, mailDomain)
    } catch (error) {
      if (!isRefusal.test(reasonOf(error))) throw error
      logUnread(head.uid, error)
      return await storeReceived(db, subject, unreadable(head), mailDomain)
    }
  }

  const isOurs = (head: HeadOfEmail) => head.address.toLowerCase() === ownAddress
  const find = (head: HeadOfEmail, references = head.references) =>
    findSubject(db, { messageId: head.messageId, references, isOurs: isOurs(head) })

  const looksLikeReply = (head: HeadOfEmail) =>
    !isOurs(head) && (head.references.length > 0 || replySubject.test(head.subject))

  async function findByContent(head: HeadOfEmail, { ids, text }: Content, isReply: boolean) {
    const subject = await find(head, ids)
    return subject ?? (isReply ? findQuotedSubject(db, text()) : undefined)
  }

  async function take(mailbox: Mailbox, head: HeadOfEmail, failed: Failed): Promise<Outcome> {
    const known = await find(head)
    const isReply = looksLikeReply(head)
    if (!(known || head.isReport || isReply)) return 'other'
    const content = await contentOf(mailbox, head, failed)
    const subject = content && (known ?? (await findByContent(head, content, isReply)))
    if (!subject) return isReply ? 'unmatched' : 'other'
    return keep(mailbox, head, subject, content.email)
  }

  async function keep(mailbox: Mailbox, head: HeadOfEmail, subject: Subject, email: ReceivedEntry): Promise<Outcome> {
    const stored = await store(subject, email, head)
    if (stored === 'late') return 'late'
    // The connection is lost only after an email that breaks it each time. That one stays unread.
    if (mailbox.isOpen()) await mailbox.markSeen(head.uid)
    return stored === 'new' ? 'stored' : 'other'
  }

  return {
    /** @throws InboxError if the connection broke; another error if the database failed, perhaps only for this email */
    take,
    /** Stores that an email could not be read, if its head shows what it belongs to. */
    async giveUp(mailbox: Mailbox, head: HeadOfEmail): Promise<void> {
      const subject = await find(head)
      if (!subject) return
      await storeReceived(db, subject, unreadable(head), mailDomain)
      await mailbox.markSeen(head.uid)
    },
  }
}
