import type { Knex } from 'knex'
import type { PublishedCorrection } from '../../shared/corrections/published'
import { isDatabaseDown } from '../platform/database'
import { type WithDates, withTimes } from '../platform/rows'

const publishedMax = 200
const withoutReportMax = 50

type Row = WithDates<PublishedCorrection, 'acceptedAt'>

const columns = { id: 'id', vendor: 'vendor', field: 'field', statement: 'statement', acceptedAt: 'accepted_at' }
const newestFirst = [
  { column: 'accepted_at', order: 'desc' },
  { column: 'id', order: 'desc' },
]

export type PublishedCorrections = ReturnType<typeof createPublishedCorrections>

/**
 * The published sentences of accepted reports. While the database is down it returns the last ones read, or none,
 * because the pages that show them, vendor pages included, need the database for nothing else.
 */
export function createPublishedCorrections(db: Knex) {
  let last: PublishedCorrection[] = []
  return {
    /** Newest first, up to 200; only one vendor's if one is given. */
    async listAccepted(vendor?: string): Promise<PublishedCorrection[]> {
      last = await readPublished(db).catch((error: unknown) => {
        if (!isDatabaseDown(error)) throw error
        return last
      })
      return vendor === undefined ? last : last.filter((one) => one.vendor === vendor)
    },
  }
}

async function readPublished(db: Knex): Promise<PublishedCorrection[]> {
  const rows = await db('published_corrections').orderBy(newestFirst).limit(publishedMax).select<Row[]>(columns)
  return rows.map(withTimes)
}

export async function listWithoutReport(db: Knex): Promise<PublishedCorrection[]> {
  const rows = await db('published_corrections')
    .whereNotExists(db('corrections').where({ id: db.ref('published_corrections.id') }))
    .orderBy(newestFirst)
    .limit(withoutReportMax)
    .select<Row[]>(columns)
  return rows.map(withTimes)
}

/** Publishes the sentence of an accepted report, replacing one published before. */
export async function publish(transaction: Knex.Transaction, { id, vendor, field, statement, acceptedAt }: Row) {
  await transaction('published_corrections')
    .insert({ id, vendor, field, statement, accepted_at: acceptedAt })
    .onConflict('id')
    .merge(['statement'])
}

/** @returns how many were withdrawn, which is 0 or 1 */
export async function withdraw(db: Knex, id: string): Promise<number> {
  return db('published_corrections').where({ id }).delete()
}
