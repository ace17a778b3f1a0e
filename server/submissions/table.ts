import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { deliveryClauses, emailsToEnqueue, type NewEmail } from '../outbox/deliveries'

/** The answers of a checked form. An optional one that was not given is `''` here and NULL in the database. */
export type Answers = Record<string, string>

/** Where the submissions of one form are kept, and what each of them promises. */
export interface SubmissionTable<Form extends Answers> {
  name: string
  /** The column of each answer. */
  columns: Readonly<Record<keyof Form, string>>
  /** The kinds of the emails about every submission; `oncePer`: the answer that is an address, which gets one such email a day. */
  emails: readonly { kind: string; oncePer?: keyof Form }[]
}

export interface NewSubmission<Form extends Answers> {
  answers: Form
  spamReasons: string[]
  idempotencyKey?: string | undefined
  /** Tells a repetition with the same key from another submission. */
  fingerprint: string
}

export interface StoredSubmission<Form extends Answers> {
  id: string
  createdAt: Date
  answers: Form
}

/**
 * Writes a submission and, unless it is suspected spam, enqueues its emails, in one statement: all of it or
 * nothing. Answers the new id, or nothing when the key's submission exists, also one that was written this moment.
 */
export async function insertSubmission<Form extends Answers>(
  db: Knex,
  table: SubmissionTable<Form>,
  entry: NewSubmission<Form>,
  mailDomain: string,
): Promise<string | undefined> {
  const suspected = entry.spamReasons.length > 0
  const answers = Object.keys(table.columns).map((name) => [name, entry.answers[name] || null])
  const inserted = db.raw<{ rows: { id: string }[] }>(insertStatement(table), {
    ...Object.fromEntries(answers),
    id: randomUUID(),
    status: suspected ? 'spam' : 'new',
    spamReasons: entry.spamReasons,
    idempotencyKey: entry.idempotencyKey ?? null,
    fingerprint: entry.fingerprint,
    emails: emailsToEnqueue(suspected ? [] : emailsOf(table, entry.answers), mailDomain),
  })
  return (await inserted).rows[0]?.id
}

/** The emails about a submission with these answers. */
export function emailsOf<Form extends Answers>({ emails }: SubmissionTable<Form>, answers: Partial<Form>): NewEmail[] {
  return emails.map(({ kind, oncePer }) => ({ kind, oncePer: oncePer && answers[oncePer] }))
}

export async function findByKey(
  db: Knex,
  table: Pick<SubmissionTable<Answers>, 'name'>,
  key: string,
): Promise<{ id: string; fingerprint: string } | undefined> {
  return db(table.name).where({ idempotency_key: key }).first('id', 'fingerprint')
}

/** Nothing when there is no such submission, or it was erased. */
export async function findSubmission<Form extends Answers>(
  db: Knex,
  table: SubmissionTable<Form>,
  id: string,
): Promise<StoredSubmission<Form> | undefined> {
  const columns = { ...table.columns, createdAt: 'created_at' }
  const row = await db(table.name)
    .where({ id })
    .first<(Record<string, string | null> & { createdAt: Date }) | undefined>(columns)
  if (!row) return undefined
  const { createdAt, ...answers } = row
  const given = Object.entries(answers).map(([name, answer]) => [name, answer ?? ''])
  return { id, createdAt, answers: Object.fromEntries(given) as Form }
}

/** Built from the table's own names; what people wrote is bound, never part of the statement. */
function insertStatement({ name, columns }: Pick<SubmissionTable<Answers>, 'name' | 'columns'>): string {
  const stored = {
    id: 'id',
    ...columns,
    status: 'status',
    spamReasons: 'spam_reasons',
    idempotencyKey: 'idempotency_key',
    fingerprint: 'fingerprint',
  }
  const values = Object.keys(stored).map((value) => `:${value}`)
  return `
  with submission as (
    insert into ${name} (${Object.values(stored).join(', ')}) values (${values.join(', ')})
    on conflict (idempotency_key) do nothing
    returning id
  ), ${deliveryClauses}
  select id from submission`
}
