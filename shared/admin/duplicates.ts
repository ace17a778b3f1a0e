import { z } from 'zod'

/** For how long back published posts are looked at. */
export const recentDays = 10

/** A recent post that says again what another one says. */
export interface Duplicate {
  id: string
  title: string
  slug: string
  /** ISO 8601. */
  publishedAt: string
  /** What is repeated, whatever its letter case, punctuation and markup. */
  repeats: 'title' | 'text'
  /** The older post that stays. */
  of: { title: string; slug: string; publishedAt: string }
}

export type NamedPost = Pick<Duplicate, 'id' | 'title' | 'slug'>

export const restoration = z.object({
  ids: z.array(z.uuid('This is not the id of a post.')).min(1, 'Name at least one post.').max(500, 'Name fewer posts.'),
})

export interface DuplicatesApi {
  /** What a removal at this moment would remove, oldest first. */
  listRecentDuplicates(): Promise<Duplicate[]>
  removeRecentDuplicates(): Promise<{ removed: NamedPost[] }>
  /** Publishes posts again that were removed. A slug that was taken meanwhile gets a number. */
  restorePosts(ids: readonly string[]): Promise<{ restored: NamedPost[] }>
}
