import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fieldErrors } from '../../shared/validation'
import { reach } from '../outbox/crash-points'
import { createBound, isDatabaseDown } from '../platform/database'
import { failure, httpError, rejectedFields } from '../platform/http-error'
import { submissionsAccepted } from '../platform/metrics'
import type { Parts } from '../platform/parts'
import { floodReason, suspicions } from './spam'
import {
  type Answers,
  insertSubmission,
  type NewSubmission,
  type SubmissionTable,
  type WrittenSubmission,
} from './table'

export interface UncheckedSubmission {
  answers: unknown
  idempotencyKey?: string | undefined
  signals?: unknown
  /** How the visit reached the form, as the form sent it. */
  arrival?: unknown
  /** The referring site of the form's page, if `arrival` does not name one. */
  referrer?: string | undefined
  /** Called once the answers are valid and before anything is stored. */
  admit?: Admission
}

/** Checks whether a submission may be stored, and is part of a flood. @throws ApiError 429 if there are too many */
export type Admission = () => Promise<{ isFlood: boolean }>

/** A submission that is stored, now or when its key was first used. */
type Stored = Pick<WrittenSubmission, 'id' | 'repeated' | 'isHeld'>

export interface SubmittedForm<Form extends Answers> {
  noun: string
  schema: z.ZodType<Form>
  table: SubmissionTable<Form>
  /** Further columns of a submission; every submission must have the same ones. */
  further?: (submission: UncheckedSubmission) => Record<string, unknown>
}

export type SubmissionService = ReturnType<typeof createSubmissionService>

export function createSubmissionService<Form extends Answers>(
  form: SubmittedForm<Form>,
  { config, db }: Parts<'siteUrl'>,
) {
  const mailDomain = new URL(config.siteUrl).hostname
  const check = checkOf(form)
  const bound = createBound(db)

  async function store(entry: NewSubmission<Form>): Promise<Stored> {
    const written = await insertSubmission(db, form.table, entry, mailDomain)
    // The same key was written while the statement ran, so the statement could not see it; a second one can.
    if (!written) return store(entry)
    const { fingerprint, ...stored } = written
    if (fingerprint === entry.fingerprint) return stored
    const message = `This key was already used for a different ${form.noun}.`
    throw httpError(422, message, [{ field: 'idempotencyKey', message }])
  }

  return {
    /**
     * Stores a submission with its emails and resolves once both are durable. The same key with the same answers
     * returns the same id, `repeated`, even for concurrent requests. Suspected spam is stored and marked, without
     * emails, and `isHeld`.
     * @throws ApiError 422 for invalid answers, which cost no statement, or a key used for another submission; 429 if
     * it is not admitted; 503 while the database is down
     */
    async submit(submission: UncheckedSubmission): Promise<Stored> {
      const entry = check(submission)
      if ((await submission.admit?.())?.isFlood) entry.spamReasons.push(floodReason)
      await reach('submit')
      const stored = await bound(() => store(entry)).catch((error: unknown) => {
        throw isDatabaseDown(error) ? failure(503, unavailable, error) : error
      })
      await reach('stored')
      const suspected = String(entry.spamReasons.length > 0)
      if (!stored.repeated) submissionsAccepted.inc({ form: form.noun, suspected })
      return stored
    },
  }
}

const unavailable = 'We could not save what you sent. Please try again shortly.'
const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/, 'The key must be 8 to 128 visible characters.')
/** Invalid signals are ignored instead of rejected: only the site's own forms send them. */
const signals = z.object({ trap: z.string().optional(), elapsedMs: z.number().optional() }).optional().catch(undefined)

function checkOf<Form extends Answers>({ schema: answers, further = () => ({}) }: SubmittedForm<Form>) {
  const schema = z.object({ answers, idempotencyKey: idempotencyKey.optional(), signals })
  return (submission: UncheckedSubmission): NewSubmission<Form> => {
    const result = schema.safeParse(submission)
    if (!result.success) {
      const errors = fieldErrors(result.error).map((error) => ({ ...error, field: ofAnswer(error.field) }))
      throw rejectedFields(...errors)
    }
    const { answers, idempotencyKey, signals = {} } = result.data
    return {
      answers,
      idempotencyKey,
      fingerprint: fingerprint(answers),
      spamReasons: suspicions(signals),
      further: further(submission),
    }
  }
}

const ofAnswer = (field: string) => field.replace(/^answers\.?/, '')

/** The same hash for the same checked answers, regardless of the order, white space, or unknown keys of the body. */
function fingerprint(answers: Answers): string {
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url')
}
