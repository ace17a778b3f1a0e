import type { Knex } from 'knex'
import { fieldNames } from '../../shared/admin/post-difference'
import { type DeskPostQuery, ownCategories, type PostFields, type PostStatus } from '../../shared/admin/posts'
import { containing } from '../platform/containing'
import type { PostRow } from './repository'

/** A post with the number of its present revision. */
export type DeskRow = PostRow & { revision: number }

export type SummaryRow = Pick<DeskRow, (typeof summaryColumns)[number]>

const summaryColumns = [
  ...(['id', 'title', 'slug', 'status', 'categories', 'published_at'] as const),
  ...(['updated_at', 'draft_reasons'] as const),
]

/** What a post was under a number, until it was changed. */
export type RevisionRow = Pick<PostRow, keyof PostFields> & {
  number: number
  changed: (keyof PostFields)[]
  replaced_at: Date
}

type Wanted = Omit<DeskPostQuery, 'page'>

function matching(db: Knex, { search, status, category }: Wanted) {
  const posts = db<PostRow>('blog_posts')
  if (status === '') posts.whereNot({ status: 'removed' })
  else posts.where({ status })
  const listed = ownCategories.find(({ key }) => key === category)
  if (listed) posts.whereRaw('categories && ?::text[]', [[listed.key, listed.name]])
  if (search !== '') {
    const term = containing(search)
    posts.whereRaw('(search_text like blog_fold(?) or slug like blog_fold(?))', [term, term])
  }
  return posts
}

export async function countMatching(db: Knex, wanted: Wanted): Promise<number> {
  const [row] = await matching(db, wanted).count<{ count: string }[]>()
  return Number(row?.count ?? 0)
}

/** Last changed first. */
export async function listMatching(
  db: Knex,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<SummaryRow[]> {
  return matching(db, wanted)
    .orderBy([{ column: 'updated_at', order: 'desc' }, 'id'])
    .limit(limit)
    .offset(offset)
    .select<SummaryRow[]>(summaryColumns)
}

export async function countByStatus(db: Knex): Promise<{ status: PostStatus; count: number }[]> {
  return db('blog_posts').groupBy('status').select('status', db.raw('count(*)::int as count'))
}

export async function findRow(db: Knex, id: string): Promise<DeskRow | undefined> {
  return db('blog_posts').where({ id }).first<DeskRow | undefined>()
}

/** The revisions that were written over, oldest first, without what is long. */
export async function listRevisions(db: Knex, postId: string) {
  return db('blog_post_revisions')
    .where({ post_id: postId })
    .orderBy('number')
    .select<Pick<RevisionRow, 'number' | 'title' | 'changed' | 'replaced_at'>[]>(
      ...['number', 'title', 'changed', 'replaced_at'],
    )
}

export async function findRevision(db: Knex, postId: string, number: number): Promise<RevisionRow | undefined> {
  return db('blog_post_revisions')
    .where({ post_id: postId, number })
    .first<RevisionRow | undefined>(...fieldNames, 'number', 'changed', 'replaced_at')
}
