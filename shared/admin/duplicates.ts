import { z } from 'zod'

/** How many days back published posts are checked for duplicates. */
export const recentDays = 10

export interface Duplicate {
  id: string
  title: string
  slug: string
  /** ISO 8601. */
  publishedAt: string
  /** What is repeated, ignoring letter case, punctuation, and markup. */
  repeats: 'title' | 'text'
  /** The older post, which stays. */
  of: { title: string; slug: string; publishedAt: string }
}

export type NamedPost = Pick<Duplicate, 'id' | 'title' | 'slug'>

export const restoration = z.object({
  ids: z.array(z.uuid('This is not the id of a post.')).min(1, 'Name at least one post.').max(500, 'Name fewer posts.'),
})
