import type { Knex } from 'knex'
import { type CorrectionQuery, type CorrectionStatus, correctionStatuses } from '../../shared/admin/corrections'
import { vendors } from '../../shared/catalogue'
import { fields as table } from '../../shared/catalogue/fields'
import type { Correction } from '../../shared/corrections/schema'
import { folded } from '../../shared/fold'
import { inOrder, type Listing, type Narrowing } from '../platform/keyset'
import { countByStatus } from '../platform/list-page'
import { searchCondition } from '../platform/search-words'
import { beginningColumn } from '../submissions/beginning'

/** A report as the admin reads it; an optional answer that was not given is NULL. */
export interface CorrectionRow extends Pick<Correction, 'vendor' | 'field' | 'message'> {
  id: string
  createdAt: Date
  status: CorrectionStatus
  spamReasons: string[]
  source: string | null
  email: string | null
  reason: string | null
  decidedAt: Date | null
}

/** The columns of a list, which shows only the beginning of each report. */
const listed = {
  id: 'id',
  createdAt: 'created_at',
  status: 'status',
  spamReasons: 'spam_reasons',
  vendor: 'vendor',
  field: 'field',
}

const columns = {
  ...listed,
  message: 'message',
  source: 'source',
  email: 'email',
  reason: 'reason',
  decidedAt: 'decided_at',
}

export type CorrectionSummaryRow = Pick<CorrectionRow, keyof typeof listed>

/** A report with only the beginning of its text. */
export interface ListedRow extends CorrectionSummaryRow {
  beginning: string
}

/** New reports first, then newest first. */
export function listingOf({ status }: Pick<CorrectionQuery, 'status'>): Listing {
  const parts = status === '' ? [`status = 'new'`, `status <> 'new'`] : [`status = '${status}'`]
  return {
    table: 'corrections',
    time: 'created_at',
    parts: parts.map((where) => ({ where, descending: true })),
    ...(status !== '' && { where: `status = '${status}'` }),
  }
}

export const narrowingOf = ({ search, spam }: Pick<CorrectionQuery, 'search' | 'spam'>): Narrowing => ({
  filter(reports) {
    if (spam === 'no') reports.whereNot({ status: 'spam' })
  },
  search: searchCondition(search, keysOf),
})

/** The tokens in a search text for the systems and values whose names contain a folded word. */
function keysOf(word: string): string[] {
  if (word.length < 3) return []
  const named = vendors.filter(({ name, alsoKnownAs = '' }) => folded(`${name} ${alsoKnownAs}`).includes(word))
  const fields = table.filter(({ label }) => folded(label).includes(word))
  return [...named.map(({ id }) => `vendor:${id} `), ...fields.map(({ key }) => `field:${key} `)]
}

/** The reports with these ids in their order, with the columns of a list. Reports erased by now are left out. */
export async function readListed(db: Knex, ids: readonly string[]): Promise<ListedRow[]> {
  return inOrder(ids, await db('corrections').whereIn('id', ids).select<ListedRow[]>(listed, beginningColumn(db)))
}

/** Like `readListed`, with all columns. */
export async function readCorrections(db: Knex, ids: readonly string[]): Promise<CorrectionRow[]> {
  return inOrder(ids, await db('corrections').whereIn('id', ids).select<CorrectionRow[]>(columns))
}

export const countCorrections = (db: Knex) => countByStatus(db, 'corrections', correctionStatuses)

export async function findCorrection(db: Knex, id: string): Promise<CorrectionRow | undefined> {
  return db('corrections').where({ id }).first<CorrectionRow | undefined>(columns)
}

/** The columns of a report that the admin writes. */
interface CorrectionUpdate {
  status: CorrectionStatus
  reason?: string
  decided_at: Date | null
}

export async function updateCorrection(transaction: Knex.Transaction, id: string, update: CorrectionUpdate) {
  await transaction('corrections').where({ id }).update(update)
}
