import type { Knex } from 'knex'
import type { CorrectionStatus } from '../../shared/admin/corrections'
import type { Correction } from '../../shared/corrections/schema'
import { inOrder } from '../platform/keyset'
import { columnsOf } from '../platform/rows'
import { listedReader } from '../submissions/lists'
import type { SubmissionTable } from '../submissions/table'

export const correctionTable: SubmissionTable<Correction> = {
  name: 'corrections',
  columns: { vendor: 'vendor', field: 'field', message: 'message', source: 'source', email: 'email' },
  emails: [{ kind: 'correction-team' }],
}

/** A report as it is stored; an optional answer that was not given is NULL. */
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

const listed = columnsOf('id', 'createdAt', 'status', 'spamReasons', 'vendor', 'field')
const columns = { ...listed, ...columnsOf('message', 'source', 'email', 'reason', 'decidedAt') }

export type CorrectionSummaryRow = Pick<CorrectionRow, keyof typeof listed>

export const readListed = listedReader<CorrectionSummaryRow & { beginning: string }>('corrections', listed, 'message')

export async function readCorrections(db: Knex, ids: readonly string[]): Promise<CorrectionRow[]> {
  return inOrder(ids, await db('corrections').whereIn('id', ids).select<CorrectionRow[]>(columns))
}

export async function findCorrection(db: Knex, id: string): Promise<CorrectionRow | undefined> {
  return db('corrections').where({ id }).first<CorrectionRow | undefined>(columns)
}
