import { isDeepStrictEqual } from 'node:util'
import type { Knex } from 'knex'
import type { Acts } from '../../shared/admin/calls/call'
import type { postCalls } from '../../shared/admin/calls/posts'
import { postChanges } from '../../shared/admin/post-changes'
import type { PostFields } from '../../shared/admin/post-fields'
import type { PostRevision } from '../../shared/admin/post-revisions'
import type { AdminPost } from '../../shared/admin/posts'
import { countedUpTo } from '../../shared/admin/query'
import { slugOf } from '../../shared/blog/slug'
import { dayOf } from '../../shared/business-days/local-day'
import { httpError, rejectedFields } from '../platform/http-error'
import { readList } from '../platform/list-page'
import type { Parts } from '../platform/parts'
import { accepted } from '../platform/validation'
import * as repository from './admin-repository'
import { fieldsOf, toAdminPost, toAdminSummary, toColumns } from './admin-view'
import { readPostChoices, withChoices } from './choices'
import { linkProblems, type ReadIds } from './link-check'
import { withAuthor } from './lock'
import { createPublishing } from './publishing'
import { countDueReviews, withReview } from './reviews'
import { countSchedules } from './schedules'
import type { BlogService } from './service'
import { createPost, updatePost } from './writing'

const postsPerPage = 25

interface Own extends Parts<'businessTimeZone' | 'operator' | 'siteUrl'> {
  readIds?: ReadIds
  blog: Pick<BlogService, 'previewPost'>
}

export type PostAdmin = Acts<typeof postCalls>

/** Admin actions on posts. Readers see a change to a published post at once. */
export function createPostAdmin({ config, db, blog, readIds }: Own): PostAdmin {
  const { businessTimeZone: timeZone, siteUrl } = config
  const today = () => dayOf(new Date(), timeZone)
  const publishing = createPublishing({ siteUrl, timeZone, readIds })

  const get = async (id: string): Promise<AdminPost> => whole(await repository.getRow(db, id))

  async function whole(row: repository.AdminRow): Promise<AdminPost> {
    const link_problems = await linkProblems(row, { db, siteUrl, readIds })
    return toAdminPost(row, { link_problems, former_slugs: await repository.listFormerSlugs(db, row.id), timeZone })
  }

  async function findRevision(row: repository.AdminRow, number: number): Promise<PostRevision> {
    const revision = number === row.revision ? row : await repository.findRevision(db, row.id, number)
    if (!revision) throw httpError(404, 'There is no revision with that number.')
    const before = await repository.findRevision(db, row.id, number - 1)
    return {
      ...fieldsOf(revision),
      number,
      revised_by: revision.revised_by,
      saved_at: (before?.replaced_at ?? row.created_at).toISOString(),
    }
  }

  return {
    getAdminPost: get,
    readPostChoices: () => readPostChoices(db, config),

    async listAdminPosts(query) {
      const { facts, rows } = await readList(db, {
        listing: repository.listingOf(query),
        narrowing: repository.narrowingOf(query, today()),
        query,
        perPage: postsPerPage,
        read: (ids) => repository.readSummaries(db, ids),
      })
      const counts = await repository.countPosts(db)
      const scheduled = await countSchedules(db, countedUpTo + 1)
      const reviewDue = await countDueReviews(db, today(), countedUpTo + 1)
      return { ...facts, posts: rows.map(toAdminSummary), counts, scheduled, reviewDue, today: today(), timeZone }
    },

    async previewPost(id) {
      await repository.getRow(db, id)
      return blog.previewPost(id)
    },

    async createAdminPost(actor, { title, content = '', ...fields }) {
      const reviewed = withReview(fields, { ...withoutReview, content }, today())
      const rest = await withChoices(db, config, reviewed)
      const columns = { ...toColumns({ ...rest, slug: rest.slug || title }), title, content }
      const { id } = await withAuthor(db, actor, async (transaction) => {
        const post = await createPost(transaction, { ...columns, status: 'draft' })
        if (rest.slug) assertAddress(post.slug, rest.slug)
        return post
      })
      return get(id)
    },

    async changePost(actor, id, { revision, ...given }) {
      await withAuthor(db, actor, async (transaction) => {
        const row = await repository.getRow(transaction, id)
        if (revision !== row.revision) throw httpError(409, 'Someone else has changed this article in the meantime.')
        const { status, scheduled_at, anyway, ...changes } = accepted(postChanges, withoutSame(given, fieldsOf(row)))
        const isChanged = Object.keys(changes).length > 0
        if (isChanged) await write(transaction, row, changes)
        await publishing.afterChange(transaction, actor, row, { isChanged, status, scheduled_at, anyway })
      })
      return get(id)
    },

    async setPostState(actor, id, { status, from, scheduled_at, anyway }) {
      await withAuthor(db, actor, async (transaction) => {
        const row = await repository.getRow(transaction, id)
        if (from && row.status !== from) throw httpError(409, 'Someone else has changed the status in the meantime.')
        await publishing.enter(transaction, actor, id, status, anyway)
        // A schedule that was undone comes back unless its time has passed by now.
        if (scheduled_at && Date.parse(scheduled_at) > Date.now())
          await publishing.schedule(transaction, actor, id, scheduled_at, anyway)
      })
      return get(id)
    },

    async listRevisions(id) {
      const row = await repository.getRow(db, id)
      const replaced = await repository.listRevisions(db, id)
      const beginnings = [{ replaced_at: row.created_at, changed: [] }, ...replaced]
      const all = [...replaced, { ...row, number: row.revision }]
      const revisions = all.map(({ number, title, revised_by }, at) => {
        const { replaced_at, changed } = beginnings[at] ?? { replaced_at: row.created_at, changed: [] }
        return { number, title, revised_by, saved_at: replaced_at.toISOString(), changed }
      })
      return { post: await whole(row), revisions: revisions.slice(-repository.mostRevisions).toReversed() }
    },

    getRevision: async (id, number) => findRevision(await repository.getRow(db, id), number),

    async restoreRevision(actor, id, number) {
      const row = await repository.getRow(db, id)
      const { slug, ...fields } = await findRevision(row, number)
      const { saved_at: _, number: __, revised_by: ___, ...rest } = fields
      await withAuthor(db, actor, (transaction) =>
        updatePost(transaction, id, toColumns({ ...rest, ...(slug !== row.slug && { slug }) })),
      )
      return get(id)
    },
  }

  async function write(transaction: Knex, { id, ...row }: repository.AdminRow, given: Partial<PostFields>) {
    const before = fieldsOf(row)
    const changes = await withChoices(transaction, config, withReview(given, before, today()), { ...before, id })
    const { slug, title = row.title } = changes
    const columns = toColumns({ ...changes, ...(slug !== undefined && { slug: slug || title }) })
    const written = await updatePost(transaction, id, columns)
    if (slug) assertAddress(written?.slug, slug)
  }
}

const withoutReview = { reviewed_on: '', reviewed_by: '', review_by: '' }

/** Only what differs, so that an invalid value which another program wrote does not block other changes. */
function withoutSame(given: object, present: object): unknown {
  const same = Object.entries(present)
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !same.some((field) => isDeepStrictEqual(field, [name, value]))),
  )
}

/** Rejects a slug that was chosen explicitly but would have been changed because it is taken. */
function assertAddress(slug: string | undefined, wished: string): void {
  if (slug === slugOf(wished)) return
  throw rejectedFields({ field: 'slug', message: 'Another article or page has this address. Choose another.' })
}
