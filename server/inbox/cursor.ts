import type { Knex } from 'knex'

/** How far an inbox has been read. */
export interface Cursor {
  /** Identifies the inbox without its password. */
  inbox: string
  uidValidity: string
  uid: number
}

export async function findCursor(db: Knex, inbox: string): Promise<Cursor | undefined> {
  const row = await db('inbox_cursors')
    .where({ inbox })
    .first<{ uid_validity: string; uid: string } | undefined>('uid_validity', 'uid')
  return row && { inbox, uidValidity: row.uid_validity, uid: Number(row.uid) }
}

export async function saveCursor(db: Knex, { inbox, uidValidity, uid }: Cursor): Promise<void> {
  await db('inbox_cursors').insert({ inbox, uid_validity: uidValidity, uid }).onConflict('inbox').merge()
}
