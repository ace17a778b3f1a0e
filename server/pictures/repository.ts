import type { Knex } from 'knex'
import type { PictureName } from '../../shared/pictures/address'

export interface PictureRow extends PictureName {
  alt: string
  bytes: number
  uploaded_at: Date
}

type Use = { key: string; id: string; title: string }

/** Stores a picture. If it is stored already, its alternative text changes only if it was empty. */
export async function storePicture(db: Knex, row: Omit<PictureRow, 'uploaded_at'>): Promise<void> {
  await db.raw(
    `insert into pictures (key, extension, width, height, bytes, alt)
     values (:key, :extension, :width, :height, :bytes, :alt)
     on conflict (key) do update set alt = excluded.alt where pictures.alt = '' and excluded.alt <> ''`,
    { ...row },
  )
}

export async function listNewest(db: Knex, most: number, after?: string): Promise<PictureRow[]> {
  const newest = db<PictureRow>('pictures').orderBy('uploaded_at', 'desc').orderBy('key', 'desc').limit(most)
  if (after === undefined) return newest
  return newest.whereRaw('(uploaded_at, key) < (select uploaded_at, key from pictures where key = ?)', [after])
}

export async function listUses(db: Knex, keys: readonly string[]): Promise<Use[]> {
  return db('picture_uses')
    .join('blog_posts', 'blog_posts.id', 'picture_uses.post_id')
    .whereIn('key', keys)
    .orderBy('title')
    .select('key', 'blog_posts.id', 'title')
}

/** Those of the keys for which there is a picture. */
export async function knownAmong(db: Knex, keys: readonly string[]): Promise<string[]> {
  return keys.length === 0 ? [] : db('pictures').whereIn('key', keys).pluck('key')
}

export async function changeAlt(db: Knex, key: string, alt: string): Promise<boolean> {
  return (await db('pictures').where({ key }).update({ alt })) > 0
}

/** Removes a picture that no article shows. To be called under the blog lock, so no article can start to show it. */
export async function removeUnused(transaction: Knex, key: string): Promise<PictureRow | undefined> {
  const [row] = await transaction<PictureRow>('pictures')
    .where({ key })
    .whereNotExists(transaction('picture_uses').where({ key }).select(transaction.raw('1')))
    .delete()
    .returning('*')
  return row
}
