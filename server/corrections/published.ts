import type { Knex } from 'knex'
import type { PublishedCorrection } from '../../shared/corrections/published'
import { isDatabaseDown } from '../platform/database'

/** How many are shown at most; older ones stay in the table. */
const publishedMax = 200
const withoutReportMax = 50

type Row = Omit<PublishedCorrection, 'acceptedAt'> & { acceptedAt: Date }

const columns = { id: 'id', vendor: 'vendor', field: 'field', statement: 'statement', acceptedAt: 'accepted_at' }
const newestFirst = [
  { column: 'accepted_at', order: 'desc' },
  { column: 'id', order: 'desc' },
]

export interface PublishedCorrections {
  /** The accepted reports, newest first, up to 200; only one vendor's if one is given. */
  listAccepted(vendor?: string): Promise<PublishedCorrection[]>
}

/**
 * The published sentences of accepted reports. While the database is down it returns the last ones read, or none,
 * because the pages that show them, vendor pages included, need the database for nothing else.
 */
export function createPublishedCorrections(db: Knex): PublishedCorrections {
  let last: PublishedCorrection[] = []
  return {
    async listAccepted(vendor) {
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
  return rows.map(published)
}

/** The published sentences whose reports were erased. */
export async function listWithoutReport(db: Knex): Promise<PublishedCorrection[]> {
  const rows = await db('published_corrections')
    .whereNotExists(db('corrections').where({ id: db.ref('published_corrections.id') }))
    .orderBy(newestFirst)
    .limit(withoutReportMax)
    .select<Row[]>(columns)
  return rows.map(published)
}

const published = (row: Row): PublishedCorrection => ({ ...row, acceptedAt: row.acceptedAt.toISOString() })

/** Publishes the sentence of an accepted report, replacing one published before. */
export async function publish(
  transaction: Knex.Transaction,
  { id, vendor, field, statement, acceptedAt }: Row,
): Promise<void> {
  await transaction('published_corrections')
    .insert({ id, vendor, field, statement, accepted_at: acceptedAt })
    .onConflict('id')
    .merge(['statement'])
}

/** @returns how many were withdrawn, which is 0 or 1 */
export async function withdraw(db: Knex, id: string): Promise<number> {
  return db('published_corrections').where({ id }).delete()
}
