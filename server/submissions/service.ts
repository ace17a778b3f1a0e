import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { z } from 'zod'
import { fieldErrors } from '../../shared/validation'
import { reach } from '../outbox/crash-points'
import { createOutboxSignal } from '../outbox/signal'
import type { Config } from '../platform/config'
import { createBound, isDatabaseAway } from '../platform/database'
import { failure, httpError } from '../platform/http-error'
import type { Logger } from '../platform/logger'
import { submissionsAccepted } from '../platform/metrics'
import { floodReason, suspicions } from './spam'
import { type Answers, findByKey, insertSubmission, type NewSubmission, type SubmissionTable } from './table'

/** A submission as it came in: nothing about it has been checked. */
export interface UncheckedSubmission {
  answers: unknown
  idempotencyKey?: string | undefined
  signals?: unknown
  /** Asked once the answers are found to be in order and before anything is stored. */
  admit?: Admission
}

/** Whether a submission may be stored, and whether it is one of a flood, to be marked. @throws ApiError 429 when there are too many. */
export type Admission = () => Promise<{ isFlood: boolean }>

export interface SubmissionService {
  /**
   * Stores a submission with the promise of its emails and resolves once both are durable. The same key with the same
   * answers gives the same id again, `repeated`, however many arrive at once. Suspected spam is stored and marked,
   * without emails.
   * @throws ApiError 422 for answers that are refused, or a key that was used for another one; 429 where it is not
   * admitted; 503 while the database is away. A submission that is refused for its answers costs no statement.
   */
  submit(submission: UncheckedSubmission): Promise<{ id: string; repeated: boolean }>
}

/** One of the forms whose answers are kept and promise emails. */
export interface SubmittedForm<Form extends Answers> {
  /** What one submission is called, such as a lead. */
  noun: string
  schema: z.ZodType<Form>
  table: SubmissionTable<Form>
}

interface Parts {
  config: Pick<Config, 'siteUrl'>
  db: Knex
  logger: Logger
}

export function createSubmissionService<Form extends Answers>(
  form: SubmittedForm<Form>,
  { config, db, logger }: Parts,
): SubmissionService {
  const mailDomain = new URL(config.siteUrl).hostname
  const signalOutbox = createOutboxSignal(db, logger)
  const check = checkOf(form.schema)
  const bound = createBound(db)

  async function store(entry: NewSubmission<Form>): Promise<{ id: string; repeated: boolean }> {
    const id = await insertSubmission(db, form.table, entry, mailDomain)
    if (id) return { id, repeated: false }
    const first = await findByKey(db, form.table, entry.idempotencyKey ?? '')
    // Between the two statements the first one can only have been erased; then this one is new.
    if (!first) return store(entry)
    if (first.fingerprint === entry.fingerprint) return { id: first.id, repeated: true }
    const message = `This key was used for another ${form.noun}.`
    throw httpError(422, message, [{ field: 'idempotencyKey', message }])
  }

  return {
    async submit(submission) {
      const entry = check(submission)
      if ((await submission.admit?.())?.isFlood) entry.spamReasons.push(floodReason)
      await reach('submit')
      const stored = await bound(() => store(entry)).catch(rejectWhenAway)
      await reach('stored')
      if (!stored.repeated) {
        const suspected = entry.spamReasons.length > 0
        submissionsAccepted.inc({ form: form.noun, suspected: String(suspected) })
        if (!suspected) signalOutbox()
      }
      return stored
    },
  }
}

const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/, 'The key has to be 8 to 128 visible characters.')
/** What no form of the site sends under this name is an unknown key like any other. */
const signals = z.object({ trap: z.string().optional(), elapsedMs: z.number().optional() }).optional().catch(undefined)

function checkOf<Form extends Answers>(answers: z.ZodType<Form>) {
  const schema = z.object({ answers, idempotencyKey: idempotencyKey.optional(), signals })
  return (submission: UncheckedSubmission): NewSubmission<Form> => {
    const result = schema.safeParse(submission)
    if (!result.success) {
      const errors = fieldErrors(result.error).map(({ field, message }) => ({ field: ofAnswer(field), message }))
      throw httpError(422, 'Some fields need another look.', errors)
    }
    const { answers, idempotencyKey, signals = {} } = result.data
    return { answers, idempotencyKey, fingerprint: fingerprint(answers), spamReasons: suspicions(signals) }
  }
}

const ofAnswer = (field: string) => field.replace(/^answers\.?/, '')

/** The same for the same checked answers, whatever the order, spacing or unknown keys of the body they came in. */
function fingerprint(answers: Answers): string {
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url')
}

function rejectWhenAway(error: unknown): never {
  if (!isDatabaseAway(error)) throw error
  throw failure(503, 'What you sent could not be stored at the moment. Please try again shortly.', error)
}
