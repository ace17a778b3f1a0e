import type { Knex } from 'knex'
import { columnsOf } from '../../platform/rows'
import type { ModelItem } from './check'

/** After this, a lead is read by the built-in reader alone. */
const callsMax = 3
/** Longer than a call may take; a worker that holds one for longer was killed. */
const lease = `interval '45 seconds'`
/** One minute after the first call that failed, four after the second. */
const nextCall = `interval '1 minute' * calls * calls`

const texts = columnsOf('industry', 'currentEmr', 'estimatedMonthlyBudget', 'organizationDescription')

export type LeadTexts = Record<keyof typeof texts, string>

/** A column `modelItems` of `leads`: what a model read; null if no model has answered. */
export const modelItemsColumn = (db: Knex) =>
  db.raw('(select items from lead_model_readings where lead_id = leads.id) as "modelItems"')

/**
 * Counts another call for a lead before it is made, and returns its number with what may be sent; undefined if there
 * must be none now. A lead that is spam, withdrawn, or answered needs no reading.
 */
export async function beginCall(db: Knex, leadId: string): Promise<{ call: number; texts: LeadTexts } | undefined> {
  const { rows } = await db.raw<{ rows: [{ calls: number }?] }>(
    `insert into lead_model_readings as reading (lead_id, calls, due_at)
     select id, 1, now() + ${lease} from leads
     where id = ? and status <> 'spam' and withdrawn_at is null and recommendation_sent_at is null
     on conflict (lead_id) do update set calls = reading.calls + 1, due_at = now() + ${lease}
       where reading.items is null and reading.calls < ${callsMax} and reading.due_at <= now()
     returning calls`,
    [leadId],
  )
  if (!rows[0]) return undefined
  const lead = await db('leads').where({ id: leadId }).first<LeadTexts | undefined>(texts)
  return lead && { call: rows[0].calls, texts: lead }
}

/** When the next call may be due, because the last one failed or is still under way; undefined if there is none. */
export async function nextCallAt(db: Knex, leadId: string): Promise<Date | undefined> {
  const row = await db('lead_model_readings')
    .where({ lead_id: leadId })
    .whereNull('items')
    .where('due_at', '>', db.fn.now())
    .first<{ due_at: Date } | undefined>('due_at')
  return row?.due_at
}

/** A few seconds from now, by the database's clock. */
export async function soon(db: Knex): Promise<Date> {
  const { rows } = await db.raw<{ rows: [{ at: Date }] }>(`select now() + interval '5 seconds' as at`)
  return rows[0].at
}

export async function failCall(db: Knex, leadId: string, call: number): Promise<Date | undefined> {
  const [row] = await db('lead_model_readings')
    .where({ lead_id: leadId, calls: call })
    .where('calls', '<', callsMax)
    .update({ due_at: db.raw(`now() + ${nextCall}`) })
    .returning<{ due_at: Date }[]>('due_at')
  return row?.due_at
}

/** Stores what a model read, unless the lead was erased or another call has taken over. */
export async function storeReading(
  db: Knex,
  leadId: string,
  call: number,
  { model, items }: { model: string; items: readonly ModelItem[] },
): Promise<void> {
  await db('lead_model_readings')
    .where({ lead_id: leadId, calls: call })
    .update({ model, items: JSON.stringify(items), at: db.fn.now() })
}
