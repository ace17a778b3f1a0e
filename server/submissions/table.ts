import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { WebhookEvent } from '../../shared/webhooks/events'
import { deliveryClauses, enqueueEmails, type NewDelivery, type NewJob } from '../outbox/enqueue'
import { runPrepared } from '../platform/database'
import type { SubmissionTables } from './kinds'

/** The answers of a checked form. An optional one that was not given is `''` here and NULL in the database. */
export type Answers = Record<string, string>

/** Where the submissions of a form are stored, and which emails each of them causes. */
export interface SubmissionTable<Form extends Answers> {
  name: SubmissionTables
  columns: Readonly<Record<keyof Form, string>>
  /** The emails about each submission. `oncePer`: the answer with an address that gets at most one in 24 hours. */
  emails: readonly { kind: string; oncePer?: keyof Form }[]
  event?: WebhookEvent
  job?: NewJob['job'] | undefined
  /** Further columns, derived from the row's id. */
  derived?: (id: string) => Record<string, string>
}

export interface NewSubmission<Form extends Answers> {
  /** Further columns, the same for all submissions of a table, because their names are part of the statement. */
  further?: Readonly<Record<string, unknown>>
  answers: Form
  spamReasons: string[]
  idempotencyKey?: string | undefined
  /** Distinguishes a repetition with the same key from another submission. */
  fingerprint: string
}

export interface StoredSubmission<Form extends Answers> {
  id: string
  createdAt: Date
  answers: Form
}

/** The row that was written, or the one for which the key was used before. */
export interface WrittenSubmission {
  id: string
  fingerprint: string
  repeated: boolean
  /** Whether it waits for a person to unmark it as spam, without emails. */
  isHeld: boolean
}

/**
 * Writes a submission and, unless it is suspected spam, enqueues its emails, its event, and its job, in one statement:
 * all of it or nothing. Returns undefined if a submission with the same key was written at the same moment.
 */
export async function insertSubmission<Form extends Answers>(
  db: Knex,
  table: SubmissionTable<Form>,
  { answers, further, spamReasons, idempotencyKey, fingerprint }: NewSubmission<Form>,
  mailDomain: string,
): Promise<WrittenSubmission | undefined> {
  const suspected = spamReasons.length > 0
  const columns = Object.entries<string>(table.columns).map(([name, column]) => [column, answers[name] || null])
  const id = randomUUID()
  const row = {
    ...Object.fromEntries(columns),
    ...table.derived?.(id),
    ...further,
    id,
    status: suspected ? 'spam' : 'new',
    spam_reasons: spamReasons,
    idempotency_key: idempotencyKey,
    fingerprint,
  }
  const wanted = suspected ? [] : promisesOf(table, answers)
  const values = [JSON.stringify(wanted), mailDomain, JSON.stringify(row), idempotencyKey]
  return (await runPrepared<WrittenSubmission>(db, insertStatement(table.name, Object.keys(row)), values))[0]
}

function promisesOf<Form extends Answers>({ emails, event, job }: SubmissionTable<Form>, answers: Form): NewDelivery[] {
  const wanted = emails.map(({ kind, oncePer }) => ({ kind, oncePer: oncePer && answers[oncePer] }))
  return [...wanted, ...(event ? [{ event }] : []), ...(job ? [{ job }] : [])]
}

/** Enqueues what was held back because submissions were marked as spam: emails, events, and jobs. */
export async function sendHeldBack<Form extends Answers>(
  transaction: Knex.Transaction,
  table: SubmissionTable<Form>,
  ids: readonly string[],
  mailDomain: string,
): Promise<void> {
  for (const id of ids) {
    const answers = (await findSubmission(transaction, table, id))?.answers
    if (answers) await enqueueEmails(transaction, id, promisesOf(table, answers), mailDomain)
  }
}

/** Undefined if there is no such submission, or it was erased. */
export async function findSubmission<Form extends Answers>(db: Knex, table: SubmissionTable<Form>, id: string) {
  const columns = { ...table.columns, createdAt: 'created_at' }
  const row = await db(table.name)
    .where({ id })
    .first<(Record<string, string | null> & { createdAt: Date }) | undefined>(columns)
  if (!row) return undefined
  const { createdAt, ...answers } = row
  const given = Object.entries(answers).map(([name, answer]) => [name, answer ?? ''])
  return { id, createdAt, answers: Object.fromEntries(given) as Form }
}

/** The statement consists of the table's own names; what people wrote is always bound. */
function insertStatement(table: string, names: readonly string[]) {
  const columns = names.join(', ')
  const text = `
  with submission as (
    insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $3)
    on conflict (idempotency_key) do nothing
    returning id, fingerprint, status = 'spam' as "isHeld"
  ), ${deliveryClauses}
  select id, fingerprint, false as repeated, "isHeld" from submission
  union all
  select id, fingerprint, true, status = 'spam' from ${table} where idempotency_key = $4`
  return { name: `insert-${table}`, text }
}
