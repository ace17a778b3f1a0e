import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { Acts } from '../../shared/admin/calls/call'
import type { duplicateCalls } from '../../shared/admin/calls/posts'
import { type Duplicate, type NamedPost, recentDays } from '../../shared/admin/duplicates'
import { type Comparable, findRepetitions } from '../../shared/blog/duplicates'
import { recordAct } from '../audit/record'
import { withAuthor } from './lock'
import { setPostStatus } from './writing'

interface Candidate extends Comparable {
  title: string
  slug: string
}

/** Finds recent posts that repeat others, removes them, and restores removed ones. */
export function createDuplicatesService(db: Knex): Acts<typeof duplicateCalls> {
  async function setAll(transaction: Knex, actor: Actor, ids: readonly string[], status: 'removed' | 'published') {
    const changed: NamedPost[] = []
    for (const id of ids) {
      const post = await setPostStatus(transaction, id, status)
      if (post) changed.push(named(post))
    }
    const text = `${status === 'removed' ? 'Removed duplicates' : 'Brought duplicates back'}: ${changed.length}`
    if (changed.length > 0) await recordAct(transaction, actor, { kind: 'publish', text })
    return changed
  }

  return {
    listRecentDuplicates: async () => ({ duplicates: await findDuplicates(db) }),

    removeRecentDuplicates: (actor) =>
      withAuthor(db, actor, async (transaction) => {
        const found = (await findDuplicates(transaction)).map(({ id }) => id)
        return { removed: await setAll(transaction, actor, found, 'removed') }
      }),

    restorePosts: (actor, { ids }) =>
      withAuthor(db, actor, async (transaction) => {
        const found = await transaction('blog_posts').whereIn('id', ids).where({ status: 'removed' }).pluck('id')
        return { restored: await setAll(transaction, actor, found, 'published') }
      }),
  }
}

const named = ({ id, title, slug }: NamedPost): NamedPost => ({ id, title, slug })

async function findDuplicates(db: Knex): Promise<Duplicate[]> {
  const since = new Date(Date.now() - recentDays * 24 * 60 * 60_000)
  return findRepetitions(await readCandidates(db, since), since).map(({ post, repeats, of }) => ({
    ...named(post),
    publishedAt: post.publishedAt.toISOString(),
    repeats,
    of: { title: of.title, slug: of.slug, publishedAt: of.publishedAt.toISOString() },
  }))
}

/** The posts since a time, and all that one of them could repeat; read by index, so only matching rows are. */
async function readCandidates(db: Knex, since: Date): Promise<Candidate[]> {
  const { rows } = await db.raw<{ rows: Candidate[] }>(
    `with recent as (
       select id, title_key, text_key from blog_posts where status = 'published' and published_at >= ?
     )
     select id, title, slug, published_at as "publishedAt", title_key as "titleKey", text_key as "textKey"
     from blog_posts
     where status = 'published' and id in (
       select id from recent
       union select other.id from recent join blog_posts other
         on other.title_key = recent.title_key and other.status = 'published'
       union select other.id from recent join blog_posts other
         on other.text_key = recent.text_key and other.status = 'published'
     )`,
    [since],
  )
  return rows
}
