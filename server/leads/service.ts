import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { z } from 'zod'
import { type Lead, leadSchema } from '../../shared/leads/schema'
import { fieldErrors } from '../../shared/validation'
import type { Config } from '../platform/config'
import { isDatabaseAway } from '../platform/database'
import type { Logger } from '../platform/logger'
import { leadsAccepted } from '../platform/metrics'
import { createOutboxSignal } from '../platform/outbox-signal'
import { refusal } from '../platform/refusal'
import { findLeadByKey, insertLead, type NewLead } from './repository'
import { suspicions } from './spam'

/** A submission as it came in: nothing about it has been checked. */
export interface UncheckedSubmission {
  lead: unknown
  idempotencyKey?: string | undefined
  signals?: unknown
}

export interface LeadService {
  /**
   * Stores a lead with the promise of its mails and resolves once both are durable. The same key with the same lead
   * answers the same id again, `repeated`, however many arrive at once. Suspected spam is stored and marked, without mails.
   * @throws ApiError 422 for fields that are refused, or a key that was used for another lead; 503 while the database is away.
   */
  submit(submission: UncheckedSubmission): Promise<{ id: string; repeated: boolean }>
}

interface Parts {
  config: Pick<Config, 'siteUrl'>
  db: Knex
  logger: Logger
}

export function createLeadService({ config, db, logger }: Parts): LeadService {
  const mailDomain = new URL(config.siteUrl).hostname
  const signalOutbox = createOutboxSignal(db, logger)

  return {
    async submit(submission) {
      const entry = checked(submission)
      const stored = await store(db, entry, mailDomain).catch(refuseWhenAway)
      if (!stored.repeated) {
        const suspected = entry.spamReasons.length > 0
        leadsAccepted.inc({ suspected: String(suspected) })
        if (!suspected) signalOutbox()
      }
      return stored
    },
  }
}

const submissionSchema = z.object({
  lead: leadSchema,
  idempotencyKey: z
    .string()
    .regex(/^[\x21-\x7e]{8,128}$/, 'The key has to be 8 to 128 visible characters.')
    .optional(),
  signals: z.object({ trap: z.string().optional(), elapsedMs: z.number().optional() }).optional(),
})

function checked(submission: UncheckedSubmission): NewLead {
  const result = submissionSchema.safeParse(submission)
  if (!result.success) {
    const errors = fieldErrors(result.error).map((error) => ({ ...error, field: error.field.replace(/^lead\.?/, '') }))
    throw refusal(422, 'Some fields need another look.', errors)
  }
  const { lead, idempotencyKey, signals } = result.data
  return { lead, idempotencyKey, fingerprint: fingerprint(lead), spamReasons: suspicions(signals ?? {}) }
}

async function store(db: Knex, entry: NewLead, mailDomain: string): Promise<{ id: string; repeated: boolean }> {
  const id = await insertLead(db, entry, mailDomain)
  if (id) return { id, repeated: false }
  const first = await findLeadByKey(db, entry.idempotencyKey ?? '')
  // Between the two statements the first lead can only have been erased; then this one is new.
  if (!first) return store(db, entry, mailDomain)
  if (first.fingerprint === entry.fingerprint) return { id: first.id, repeated: true }
  const message = 'This key was used for another lead.'
  throw refusal(422, message, [{ field: 'idempotencyKey', message }])
}

/** The same for the same checked answers, whatever the order, spacing or unknown keys of the body they came in. */
function fingerprint(lead: Lead): string {
  const answers = Object.entries(lead).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(answers)).digest('base64url')
}

function refuseWhenAway(error: unknown): never {
  if (!isDatabaseAway(error)) throw error
  throw refusal(503, 'Your request could not be stored at the moment. Please try again shortly.')
}
