import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { leadTable } from '../../server/leads/repository'
import { insertSubmission } from '../../server/submissions/table'
import { type Lead, leadSchema } from '../../shared/leads/schema'
import { leadOf } from './lead'

/** Stores a lead as the web server does, and enqueues its two emails. */
export async function storeLead(db: Knex, answers: Partial<Lead> = {}): Promise<string> {
  // As if each came on another day, because an address gets one confirmation in 24 hours.
  await db('confirmed_addresses').delete()
  const lead = leadSchema.parse(leadOf(answers))
  const submission = { answers: lead, spamReasons: [], fingerprint: randomUUID() }
  const stored = await insertSubmission(db, leadTable, submission, 'guide.example')
  if (!stored) throw new Error('the lead was not stored')
  return stored.id
}

/** The delivery of one of a lead's emails. */
export async function deliveryOf(db: Knex, leadId: string, kind: 'lead-team' | 'lead-confirmation') {
  const row = await db('deliveries').where({ subject_id: leadId, kind }).first()
  if (!row) throw new Error(`the lead has no ${kind}`)
  return row
}
