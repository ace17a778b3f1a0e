import type { Knex } from 'knex'

/** What does not add up, in words, with the ids of what it is about. */
interface Fault {
  what: string
  ids: string[]
}

export interface Ledger {
  /** What there is, a sentence each. */
  account: string[]
  /** None when every acknowledged submission is there with its emails, and each of those is sent or explained. */
  faults: Fault[]
}

/** A submission is acknowledged once its row exists; these are the emails each kind must have. */
const submissions = [
  { table: 'leads', noun: 'lead', emails: { 'lead-team': 'the team' } },
  { table: 'contact_messages', noun: 'message', emails: { 'contact-team': 'the team' } },
  { table: 'corrections', noun: 'correction', emails: { 'correction-team': 'the team' } },
] as const

/** What else emails may say of a submission. */
const laterKinds = {
  leads: ['lead-confirmation', 'lead-recommendation', 'lead-addition', 'lead-decided', 'lead-withdrawn'],
  contact_messages: [],
  corrections: ['correction-accepted', 'correction-declined'],
} as const

type Submission = (typeof submissions)[number]

/**
 * Goes through all leads, messages, corrections, emails and requests for articles as they are at one moment. It only reads, and tells ids
 * and counts, never anything of a person.
 */
export async function readLedger(db: Knex): Promise<Ledger> {
  return db.transaction(
    async (transaction) => {
      const account: string[] = []
      const faults: Fault[] = []
      for (const submission of submissions) {
        account.push(await countSubmissions(transaction, submission))
        faults.push(...(await findIncomplete(transaction, submission)))
      }
      faults.push(...(await findBrokenAnswers(transaction)))
      account.push(...(await noteUnconfirmed(transaction)), ...(await countEmails(transaction)))
      faults.push(...(await findUnexplained(transaction)))
      return { account, faults: faults.filter(({ ids }) => ids.length > 0) }
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )
}

async function countSubmissions(db: Knex, { table, noun }: Submission): Promise<string> {
  const [row]: { stored: number; held: number }[] = await db(table).select({
    stored: db.raw('count(*)::int'),
    held: db.raw(`(count(*) filter (where status = 'spam'))::int`),
  })
  return `${row?.stored} ${noun}s are stored; ${row?.held} of them are suspected spam, so their emails are held back.`
}

async function findIncomplete(db: Knex, { table, noun, emails }: Submission): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [kind, whom] of Object.entries(emails)) {
    const missing = db(table)
      .whereNot({ status: 'spam' })
      .whereNotExists(db('deliveries').where({ kind, subject_id: db.ref(`${table}.id`) }))
    faults.push({ what: `a ${noun} without an email to ${whom}`, ids: await missing.orderBy('id').pluck('id') })
  }
  const orphans = db('deliveries')
    .whereIn('kind', [...Object.keys(emails), ...laterKinds[table]])
    .whereNotExists(db(table).where({ id: db.ref('deliveries.subject_id') }))
  faults.push({ what: `an email about a ${noun} that does not exist`, ids: await orphans.orderBy('id').pluck('id') })
  return faults
}

/** Each answer of a conversation has its email, and the other way round. */
async function findBrokenAnswers(db: Knex): Promise<Fault[]> {
  const kind = 'thread-answer'
  const answers = db('thread_entries').where({ kind: 'answer' })
  const silent = answers
    .clone()
    .whereNotExists(db('deliveries').where({ kind, subject_id: db.ref('thread_entries.id') }))
  const orphans = db('deliveries')
    .where({ kind })
    .whereNotExists(answers.clone().where({ id: db.ref('deliveries.subject_id') }))
  return [
    { what: 'an answer without an email to the visitor', ids: await silent.orderBy('id').pluck('id') },
    { what: 'an email with an answer that does not exist', ids: await orphans.orderBy('id').pluck('id') },
  ]
}

/**
 * A second request within a day gets no confirmation. A missing one is therefore explained by another to the same
 * address within the day before the team's email; if that lead was erased, no trace is left.
 */
async function noteUnconfirmed(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { explained: boolean; ids: string[] }[] }>(`
    with confirmed as materialized (
      select mailbox_of(work_email) as mailbox, deliveries.created_at as at
      from deliveries join leads on leads.id = subject_id where kind = 'lead-confirmation'
    ), unconfirmed as (
      select leads.id, mailbox_of(work_email) as mailbox, coalesce(team.created_at, leads.created_at) as at
      from leads left join deliveries as team on team.subject_id = leads.id and kind = 'lead-team' and copy_of is null
      where status <> 'spam'
        and not exists (select from deliveries where subject_id = leads.id and kind = 'lead-confirmation')
    ), judged as (
      select id, exists (
        select from confirmed where confirmed.mailbox = unconfirmed.mailbox
          and confirmed.at between unconfirmed.at - interval '24 hours' and unconfirmed.at + interval '1 minute'
      ) as explained
      from unconfirmed
    )
    select explained, array_agg(id order by id) as ids from judged group by explained order by explained desc`)
  return rows.map(({ explained, ids }) =>
    explained
      ? `${ids.length} leads have no confirmation of their own: their address had received one in the day before.`
      : `${ids.length} leads have no confirmation, and their address has none from the day before. Unless an earlier lead from that address was erased, a confirmation is missing: ${listed(ids)}`,
  )
}

async function countEmails(db: Knex): Promise<string[]> {
  const rows: { state: string; reason: string | null; count: number }[] = await db('deliveries')
    .whereNull('endpoint_id')
    .groupBy('state', 'reason')
    .orderBy(['state', 'reason'])
    .select({
      state: 'state',
      reason: db.raw(`case when state <> 'sent' then last_error end`),
      count: db.raw('count(*)::int'),
    })
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const lines = rows.map(
    ({ state, reason, count }) => `  ${count} ${meaningOf[state] ?? state}${reason ? `: ${reason}` : ''}`,
  )
  return [`${total} emails were enqueued${total > 0 ? ':' : '.'}`, ...lines]
}

const meaningOf: Record<string, string> = {
  sent: 'sent',
  sending: 'being sent',
  pending: 'waiting for the next try',
  failed: 'failed, until a person sends it again',
  canceled: 'canceled',
}

/** What wakes a worker for a row of `table`. */
const message = (db: Knex, table: string, key: string) =>
  db('outbox').whereRaw('payload ->> ? = ??::text', [key, `${table}.id`])

async function findUnexplained(db: Knex): Promise<Fault[]> {
  const emails = () => db('deliveries').orderBy('id')
  const waiting = emails().whereNotIn('state', ['sent', 'failed', 'canceled'])
  const articles = db('generations').whereIn('state', ['queued', 'active']).orderBy('id')
  return [
    {
      what: 'an unsent email without an outbox message to wake a worker',
      ids: await waiting.whereNotExists(message(db, 'deliveries', 'deliveryId')).pluck('id'),
    },
    {
      what: 'an email marked as sent, without a time',
      ids: await emails().where({ state: 'sent' }).whereNull('sent_at').pluck('id'),
    },
    {
      what: 'an email that failed, without a reason',
      ids: await emails().where({ state: 'failed' }).whereNull('last_error').pluck('id'),
    },
    {
      what: 'a requested article without an outbox message to wake a worker',
      ids: await articles.whereNotExists(message(db, 'generations', 'generationId')).pluck('id'),
    },
  ]
}

const shownAtMost = 20

function listed(ids: string[]): string {
  const more = ids.length > shownAtMost ? ` and ${ids.length - shownAtMost} more` : ''
  return ids.slice(0, shownAtMost).join(', ') + more
}

/** The ledger in sentences, and whether it adds up. */
export function describeLedger({ account, faults }: Ledger): { text: string; addsUp: boolean } {
  const lines = faults.map(({ what, ids }) => `- ${ids.length} times ${what}: ${listed(ids)}`)
  const verdict =
    faults.length > 0
      ? ['The ledger does not add up:', ...lines]
      : ['The ledger adds up: each lead, message, and correction has its emails, and each email is sent or explained.']
  return { text: [...account, ...verdict].join('\n'), addsUp: faults.length === 0 }
}
