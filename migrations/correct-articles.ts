import { isDeepStrictEqual } from 'node:util'
import type { Knex } from 'knex'
import { withBlogLock } from '../server/blog/lock'
import type { PostRow } from '../server/blog/repository'
import { sanitizeArticle } from '../server/blog/sanitize'
import { updatePost } from '../server/blog/writing'
import { type ArticleFile, draftOf } from './seed-articles'

/** The fields of an article that a correction may change. Its address and publication date stay. */
const corrected = ['title', 'excerpt', 'content', 'categories', 'tags', 'seo_title', 'seo_description'] as const

/**
 * Updates articles seeded by an earlier release to this one's text, and returns how many it changed. An article that
 * someone edited, renamed, or removed stays as it is. The former text remains among the post's revisions. Any number of
 * processes may call it at once.
 */
export async function correctArticles(db: Knex, files: readonly ArticleFile[]): Promise<number> {
  return withBlogLock(db, async (transaction) => {
    const posts = await untouchedPosts(transaction)
    let count = 0
    for (const draft of files.map(draftOf)) {
      const post = posts.get(draft.slug)
      if (!post) continue
      const wanted = textOf({ ...draft, content: sanitizeArticle(draft.content) })
      if (isDeepStrictEqual(wanted, textOf(post))) continue
      await updatePost(transaction, post.id, wanted)
      await transaction('seeded_articles').where({ slug: draft.slug }).increment('revision', 1)
      count += 1
    }
    return count
  })
}

/**
 * The posts that are still as the product wrote them. A post comes from the seed if it was created at the very time at
 * which the seed recorded its slug, because both happened in one transaction; a later post with the same slug does not
 * count.
 */
async function untouchedPosts(db: Knex): Promise<Map<string, PostRow>> {
  const rows = await db('blog_posts as post')
    .join('seeded_articles as seeded', (join) =>
      join
        .on('seeded.slug', 'post.slug')
        .on('seeded.seeded_at', 'post.created_at')
        .on('seeded.revision', 'post.revision'),
    )
    .whereNot('post.status', 'removed')
    .select<PostRow[]>('post.*')
  return new Map(rows.map((row) => [row.slug, row]))
}

function textOf(post: Partial<Pick<PostRow, (typeof corrected)[number]>>) {
  return Object.fromEntries(corrected.map((key) => [key, post[key] ?? null]))
}
