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

/** Also forgets the failures of the emails that it has passed. */
export async function saveCursor(db: Knex, { inbox, uidValidity, uid }: Cursor): Promise<void> {
  await db('inbox_cursors').insert({ inbox, uid_validity: uidValidity, uid }).onConflict('inbox').merge()
  await db('inbox_failures').where({ inbox }).where('uid', '<=', uid).delete()
}

/** Records that an email could not be stored. Returns how often by now. @throws if the database is down */
export async function countFailure(db: Knex, { inbox, uidValidity, uid }: Cursor): Promise<number> {
  const [row] = await db('inbox_failures')
    .insert({ inbox, uid_validity: uidValidity, uid })
    .onConflict(['inbox', 'uid_validity', 'uid'])
    .merge({ failures: db.raw('inbox_failures.failures + 1') })
    .returning<{ failures: number }[]>('failures')
  return row?.failures ?? 1
}
