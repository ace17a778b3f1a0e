import type { Knex } from 'knex'
import type { LetterOrigin, LetterVersion } from '../../shared/admin/letters'

interface Row {
  version: number
  text: string
  author: string | null
  origin: LetterOrigin
  takenFrom: number | null
  savedAt: Date
}

const columns = {
  version: 'version',
  text: 'text',
  author: 'author',
  origin: 'origin',
  takenFrom: 'taken_from',
  savedAt: 'saved_at',
}

/** How many versions of a letter are listed; older ones are kept. */
const lettersMax = 200

/** The former versions of a letter, newest first. */
export async function listLetters(db: Knex, leadId: string): Promise<LetterVersion[]> {
  const rows = await db('lead_letter_versions')
    .where({ lead_id: leadId })
    .orderBy('version', 'desc')
    .limit(lettersMax)
    .select<Row[]>(columns)
  return rows.map(toVersion)
}

export async function findLetter(db: Knex, leadId: string, version: number): Promise<LetterVersion | undefined> {
  const row = await db('lead_letter_versions').where({ lead_id: leadId, version }).first<Row | undefined>(columns)
  return row && toVersion(row)
}

/** Stores the computed text that a person started from, as version 0. */
export async function keepComputed(transaction: Knex.Transaction, leadId: string, text: string): Promise<void> {
  await transaction('lead_letter_versions')
    .insert({ lead_id: leadId, version: 0, text, origin: 'computed', saved_at: new Date() })
    .onConflict()
    .ignore()
}

function toVersion({ author, savedAt, ...row }: Row): LetterVersion {
  return { ...row, author: author ?? '', savedAt: savedAt.toISOString() }
}
