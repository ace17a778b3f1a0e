import type { Knex } from 'knex'
import type { LoggedParts } from '../platform/parts'
import { createOutageLog } from '../platform/stores/outage'
import { type HeadOfEmail, InboxError, type Mailbox, openMailbox } from './mailbox'
import { createTaking, failuresMax, type Outcome, reasonOf } from './taking'

export type InboxReader = ReturnType<typeof createInboxReader>

const emailsPerRunMax = 500
const emailsAtOnce = 50

type Counts = Record<Outcome, number>

interface Run {
  inbox: string
  uidValidity: string
  counts: Counts
  failures: unknown[]
}

/**
 * Reads visitors' email replies, if an inbox is configured. Those that belong to a conversation are stored and then
 * marked as seen; if the process dies between the two, the next run recognizes them by their `Message-ID`. One that
 * cannot be stored holds up no other: it is tried again twice, and then passed over.
 */
export function createInboxReader({ config, db, logger }: LoggedParts<'inbox' | 'siteUrl' | 'mailFrom'>) {
  const outage = createOutageLog(logger, 'inbox')
  const taking = createTaking({ config, db, logger })
  let open: Mailbox | undefined
  let isStopped = false

  /** @throws InboxError if the connection broke; the first failure, after all emails were tried */
  async function readNew(mailbox: Mailbox, inbox: string): Promise<Counts> {
    const { uidValidity } = mailbox
    const run: Run = { inbox, uidValidity, counts: { stored: 0, unmatched: 0, late: 0, other: 0 }, failures: [] }
    const known = await findCursor(db, inbox)
    const uids = await mailbox.listAfter(known?.uidValidity === uidValidity ? known.uid : 0)
    for (let at = 0; at < Math.min(uids.length, emailsPerRunMax) && !isStopped; at += emailsAtOnce)
      await readBatch(mailbox, run, uids.slice(at, at + emailsAtOnce))
    if (run.failures.length > 0) throw run.failures[0]
    return run.counts
  }

  async function readBatch(mailbox: Mailbox, run: Run, uids: readonly number[]): Promise<void> {
    const { inbox, uidValidity } = run
    let passed = 0
    try {
      for (const head of await headsOf(mailbox, uids)) {
        if (isStopped) return
        await attempt(mailbox, head, run)
        // Those after an email that failed are read again with it, and recognized.
        if (run.failures.length === 0) passed = head.uid
      }
      if (run.failures.length === 0) passed = uids.at(-1) ?? 0
    } finally {
      if (passed > 0) await saveCursor(db, { inbox, uidValidity, uid: passed })
    }
  }

  /** @throws InboxError if the connection broke */
  async function attempt(mailbox: Mailbox, head: HeadOfEmail, run: Run): Promise<void> {
    const { uid } = head
    const failed = () => countFailure(db, { inbox: run.inbox, uidValidity: run.uidValidity, uid })
    try {
      run.counts[await taking.take(mailbox, head, failed)] += 1
    } catch (error) {
      if (error instanceof InboxError) throw error
      const failures = await failed()
      logger.error({ uid, failures, reason: reasonOf(error) }, 'an email in the inbox could not be stored')
      if (failures < failuresMax) run.failures.push(error)
      else await taking.giveUp(mailbox, head).catch(unlessInboxIsDown)
    }
  }

  /** The heads of emails, without those that the server or its answer does not give. */
  async function headsOf(mailbox: Mailbox, uids: readonly number[]): Promise<HeadOfEmail[]> {
    try {
      return await mailbox.readHeads(uids)
    } catch (error) {
      if (!mailbox.isOpen()) throw error
      if (uids.length > 1) return (await inTurn(uids, (uid) => headsOf(mailbox, [uid]))).flat()
      logger.error({ uid: uids[0], reason: reasonOf(error) }, 'the head of an email in the inbox could not be read')
      return []
    }
  }

  function report({ stored, unmatched, late }: Counts): void {
    if (stored + unmatched > 0) logger.info({ stored, unmatched }, 'visitor emails read from the inbox')
    if (late > 0) logger.warn({ late }, 'emails left in the inbox: too many in one conversation')
  }

  return {
    /** Reads new emails. An inbox that is down is logged once and tried again later. @throws if the database fails */
    async run(): Promise<void> {
      const { inbox } = config
      if (!inbox || isStopped) return
      try {
        open = await openMailbox(inbox.url)
        const counts = await readNew(open, inbox.id)
        outage.up()
        report(counts)
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

function unlessInboxIsDown(error: unknown): void {
  if (error instanceof InboxError) throw error
}

async function inTurn<One, Result>(all: readonly One[], work: (one: One) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const one of all) results.push(await work(one))
  return results
}

interface Cursor {
  /** Identifies the inbox without its password. */
  inbox: string
  uidValidity: string
  uid: number
}

async function findCursor(db: Knex, inbox: string): Promise<Cursor | undefined> {
  const row = await db('inbox_cursors')
    .where({ inbox })
    .first<{ uid_validity: string; uid: string } | undefined>('uid_validity', 'uid')
  return row && { inbox, uidValidity: row.uid_validity, uid: Number(row.uid) }
}

/** Also forgets the failures of the emails that it has passed. */
async function saveCursor(db: Knex, { inbox, uidValidity, uid }: Cursor): Promise<void> {
  await db('inbox_cursors').insert({ inbox, uid_validity: uidValidity, uid }).onConflict('inbox').merge()
  await db('inbox_failures').where({ inbox }).where('uid', '<=', uid).delete()
}

/** Records that an email could not be stored. Returns how often by now. @throws if the database is down */
async function countFailure(db: Knex, { inbox, uidValidity, uid }: Cursor): Promise<number> {
  const [row] = await db('inbox_failures')
    .insert({ inbox, uid_validity: uidValidity, uid })
    .onConflict(['inbox', 'uid_validity', 'uid'])
    .merge({ failures: db.raw('inbox_failures.failures + 1') })
    .returning<{ failures: number }[]>('failures')
  return row?.failures ?? 1
}
