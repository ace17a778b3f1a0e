import type { Knex } from 'knex'
import { findSubject, storeReceived } from '../conversation/replies'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import { createOutageLog } from '../platform/stores/outage'
import { findCursor, saveCursor } from './cursor'
import { type HeadOfEmail, InboxError, type Mailbox, openMailbox } from './mailbox'
import { idsIn, readEmail } from './received'

interface Parts {
  config: Pick<Config, 'inbox' | 'siteUrl'>
  db: Knex
  logger: Logger
}

export type InboxReader = ReturnType<typeof createInboxReader>

/** What is left waits for the next run. */
const emailsPerRunMax = 500
const emailsAtOnce = 50

/**
 * Reads what visitors answer by email, where an inbox is configured. What belongs to a conversation is stored and marked as seen,
 * in this order; all else is left as it is. An email that was stored and not marked, since the process died between, is known by its
 * `Message-ID` at the next run.
 */
export function createInboxReader({ config, db, logger }: Parts) {
  const outage = createOutageLog(logger, 'inbox')
  const mailDomain = new URL(config.siteUrl).hostname
  let open: Mailbox | undefined
  let isStopped = false

  async function readNew(mailbox: Mailbox, inbox: string): Promise<number> {
    const { uidValidity } = mailbox
    const known = await findCursor(db, inbox)
    const uids = await mailbox.listAfter(known?.uidValidity === uidValidity ? known.uid : 0)
    let stored = 0
    for (let at = 0; at < Math.min(uids.length, emailsPerRunMax) && !isStopped; at += emailsAtOnce) {
      const batch = uids.slice(at, at + emailsAtOnce)
      stored += await readBatch(mailbox, batch)
      if (!isStopped) await saveCursor(db, { inbox, uidValidity, uid: batch.at(-1) ?? 0 })
    }
    return stored
  }

  async function readBatch(mailbox: Mailbox, uids: readonly number[]): Promise<number> {
    let stored = 0
    for (const head of await mailbox.readHeads(uids)) {
      if (isStopped) break
      if (await take(mailbox, head)) stored += 1
    }
    return stored
  }

  /** Whether the email was stored now. */
  async function take(mailbox: Mailbox, head: HeadOfEmail): Promise<boolean> {
    const known = await findSubject(db, head.messageId, head.references)
    if (!(known || head.isReport)) return false
    const source = await mailbox.read(head.uid)
    const subject = source && (known ?? (await findSubject(db, head.messageId, idsIn(source))))
    if (!subject) return false
    const isNew = await storeReceived(db, subject, await readEmail(source), mailDomain)
    await mailbox.markSeen(head.uid)
    return isNew
  }

  return {
    /** Reads new emails. An inbox that is down is logged once and tried again later. @throws if the database fails */
    async run(): Promise<void> {
      const { inbox } = config
      if (!inbox || isStopped) return
      try {
        open = await openMailbox(inbox.url)
        const stored = await readNew(open, inbox.id)
        outage.up()
        if (stored > 0) logger.info({ stored }, 'visitor emails read from the inbox')
      } catch (error) {
        if (!(error instanceof InboxError)) throw error
        if (!isStopped) outage.down(error)
      } finally {
        open?.close()
        open = undefined
      }
    },
    stop(): void {
      isStopped = true
      open?.close()
    },
  }
}
