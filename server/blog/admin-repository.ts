import type { Knex } from 'knex'
import { fieldNames } from '../../shared/admin/post-difference'
import type { PostFields } from '../../shared/admin/post-fields'
import { type AdminPostQuery, postStatuses } from '../../shared/admin/posts'
import { ownCategories } from '../../shared/blog/categories'
import type { Day } from '../../shared/business-days/local-day'
import { inOrder, type Listing, type Narrowing } from '../platform/keyset'
import { foldedPattern } from '../platform/like-pattern'
import { countByStatus } from '../platform/list-page'
import { found } from '../platform/rows'
import type { PostRow } from './repository'
import { reviewDue } from './reviews'

export type AdminRow = PostRow & {
  revision: number
  revised_by: string | null
  is_test: boolean
  generation_notes: string[]
} & Timed

interface Timed {
  publish_at: Date | null
  scheduled_by: string | null
  schedule_problems: string[] | null
}

export type SummaryRow = Pick<AdminRow, (typeof summaryColumns)[number] | 'is_test' | 'review_by' | keyof Timed>

const summaryColumns = [
  ...(['id', 'title', 'slug', 'status', 'categories', 'published_at'] as const),
  ...(['updated_at', 'draft_reasons'] as const),
]

/** A post's fields at a revision, until they were changed. */
export type RevisionRow = Pick<PostRow, keyof PostFields> & {
  number: number
  changed: (keyof PostFields)[]
  replaced_at: Date
  /** The team member who wrote it. */
  revised_by: string | null
}

const generation = 'from generations where generations.post_id = blog_posts.id'
const isTest = `exists (select ${generation} and is_test) as is_test`
const generationNotes = `coalesce((select notes ${generation}), '{}') as generation_notes`

/** Days as text, because the driver would turn them into times; they replace the columns of the same names. */
const days = (db: Knex) => ['reviewed_on', 'review_by'].map((name) => db.raw('??::text', [name]))

const timed = ['publish_at', 'scheduled_by', 'problems as schedule_problems'] as const
const withSchedules = (db: Knex) => db('blog_posts').leftJoin('article_schedules', 'post_id', 'id')

type Wanted = Omit<AdminPostQuery, 'page' | 'after' | 'before'>

/** Last changed first. */
export function listingOf({ status }: Pick<Wanted, 'status'>): Listing {
  const isStatus = postStatuses.some(({ value }) => value === status)
  const where = isStatus ? `status = '${status}'` : `status <> 'removed'`
  return { table: 'blog_posts', time: 'updated_at', parts: [{ where, descending: true }], where }
}

/** @param today in the site's time zone: decides which reviews are due */
export function narrowingOf({ search, category, status }: Wanted, today: Day): Narrowing {
  const listed = ownCategories.find(({ key }) => key === category)
  const term = foldedPattern(search)
  return {
    filter(posts) {
      if (listed) posts.whereRaw('categories && array[?, ?]', [listed.key, listed.name])
      if (status === 'review-due') posts.whereRaw(reviewDue, [today])
      if (status === 'scheduled') posts.whereRaw('id in (select post_id from article_schedules)')
    },
    ...(search !== '' && {
      search: {
        words: [{ sql: 'search_text like blog_fold(?) or slug like blog_fold(?)', bindings: [term, term] }],
        columns: ['search_text', 'slug'],
      },
    }),
  }
}

/** The posts with these ids in their order, without their texts. */
export async function readSummaries(db: Knex, ids: readonly string[]): Promise<SummaryRow[]> {
  return inOrder(
    ids,
    await withSchedules(db)
      .whereIn('id', ids)
      .select<SummaryRow[]>(...summaryColumns, ...timed, db.raw('review_by::text'), db.raw(isTest)),
  )
}

export const countPosts = (db: Knex) =>
  countByStatus(
    db,
    'blog_posts',
    postStatuses.map(({ value }) => value),
  )

export async function findRow(db: Knex, id: string): Promise<AdminRow | undefined> {
  return withSchedules(db)
    .where({ id })
    .first<AdminRow | undefined>('blog_posts.*', ...days(db), ...timed, db.raw(isTest), db.raw(generationNotes))
}

/** Like `findRow`. @throws ApiError 404 if there is no such post */
export const getRow = (db: Knex, id: string): Promise<AdminRow> => found(id, () => findRow(db, id), noPost)

export const noPost = 'There is no article with that id.'

export const mostRevisions = 200

/** The newest revisions that have been replaced, oldest first, without long fields. Each ended when the next began. */
export async function listRevisions(db: Knex, postId: string) {
  const newest = await db('blog_post_revisions')
    .where({ post_id: postId })
    .orderBy('number', 'desc')
    .limit(mostRevisions)
    .select<Pick<RevisionRow, 'number' | 'title' | 'changed' | 'replaced_at' | 'revised_by'>[]>(
      ...['number', 'title', 'changed', 'replaced_at', 'revised_by'],
    )
  return newest.reverse()
}

/** The former slugs of a post that still lead to it, latest first. */
export async function listFormerSlugs(db: Knex, postId: string): Promise<string[]> {
  return db('former_addresses').where({ post_id: postId }).orderBy('left_at', 'desc').limit(mostRevisions).pluck('slug')
}

export async function findRevision(db: Knex, postId: string, number: number): Promise<RevisionRow | undefined> {
  return db('blog_post_revisions')
    .where({ post_id: postId, number })
    .first<RevisionRow | undefined>(...fieldNames, ...days(db), 'number', 'changed', 'replaced_at', 'revised_by')
}
