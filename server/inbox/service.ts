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

/** Further emails wait for the next run. */
const emailsPerRunMax = 500
const emailsAtOnce = 50

/**
 * Reads visitors' email replies, if an inbox is configured. Emails that belong to a conversation are stored and then
 * marked as seen; all others are left alone. If the process dies between the two steps, the next run recognizes the
 * email by its `Message-ID`.
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

  /** Returns whether the email is new and was stored. */
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
