import type { Knex } from 'knex'

/** What does not add up, in words, with the ids of what it is about. */
interface Fault {
  what: string
  ids: string[]
}

export interface Ledger {
  account: string[]
  /** None when every acknowledged submission is there with its emails, and each of those is sent or explained. */
  faults: Fault[]
}

/** A submission is acknowledged once its row exists. It must have the first of these emails, and may have the others. */
const submissions = [
  {
    table: 'leads',
    noun: 'lead',
    kinds: ['lead-team', 'lead-confirmation', 'lead-recommendation', 'lead-addition', 'lead-decided', 'lead-withdrawn'],
  },
  { table: 'contact_messages', noun: 'message', kinds: ['contact-team'] },
  {
    table: 'corrections',
    noun: 'correction',
    kinds: ['correction-team', 'correction-accepted', 'correction-declined'],
  },
] as const

/** Queries for the ids of what lacks its counterpart. */
const withoutEmail = (table: string, which: string, kind: string) => `
  select id from ${table} where ${which}
    and not exists (select from deliveries where kind = '${kind}' and subject_id = ${table}.id)`
const emailWithout = (table: string, which: string, kinds: readonly string[]) => `
  select id from deliveries where kind in ('${kinds.join("', '")}')
    and not exists (select from ${table} where ${which} and id = deliveries.subject_id)`
const withoutWaking = (table: string, which: string, key: string) => `
  select id from ${table} where ${which}
    and not exists (select from outbox where payload ->> '${key}' = ${table}.id::text)`

const queries: readonly (readonly [what: string, query: string])[] = [
  ...submissions.flatMap(({ table, noun, kinds }) => [
    [`a ${noun} without an email to the team`, withoutEmail(table, "status <> 'spam'", kinds[0])] as const,
    [`an email about a ${noun} that does not exist`, emailWithout(table, 'true', kinds)] as const,
  ]),
  ['an answer without an email to the visitor', withoutEmail('thread_entries', "kind = 'answer'", 'thread-answer')],
  [
    'an email with an answer that does not exist',
    emailWithout('thread_entries', "thread_entries.kind = 'answer'", ['thread-answer']),
  ],
  [
    'an unsent email without an outbox message to wake a worker',
    withoutWaking('deliveries', "state not in ('sent', 'failed', 'canceled')", 'deliveryId'),
  ],
  ['an email marked as sent, without a time', "select id from deliveries where state = 'sent' and sent_at is null"],
  ['an email that failed, without a reason', "select id from deliveries where state = 'failed' and last_error is null"],
  [
    'a requested article without an outbox message to wake a worker',
    withoutWaking('generations', "state in ('queued', 'active')", 'generationId'),
  ],
]

/** Reads all submissions, emails, and requests for articles as of one moment. Tells ids, and nothing of a person. */
export async function readLedger(db: Knex): Promise<Ledger> {
  return db.transaction(
    async (transaction) => {
      const account: string[] = []
      for (const submission of submissions) account.push(await countSubmissions(transaction, submission))
      account.push(...(await noteUnconfirmed(transaction)), ...(await countEmails(transaction)))
      const faults: Fault[] = []
      for (const [what, query] of queries) {
        const { rows } = await transaction.raw<{ rows: { id: string }[] }>(`${query} order by id`)
        if (rows.length > 0) faults.push({ what, ids: rows.map(({ id }) => id) })
      }
      return { account, faults }
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )
}

async function countSubmissions(db: Knex, { table, noun }: (typeof submissions)[number]): Promise<string> {
  const [row]: { stored: number; held: number }[] = await db(table).select({
    stored: db.raw('count(*)::int'),
    held: db.raw(`(count(*) filter (where status = 'spam'))::int`),
  })
  return `${row?.stored} ${noun}s are stored; ${row?.held} of them are suspected spam, so their emails are held back.`
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
