/** The values that posts are compared by; null if there is nothing to compare. */
export interface Comparable {
  id: string
  publishedAt: Date
  titleKey: string | null
  textKey: string | null
}

export interface Repetition<Post extends Comparable> {
  post: Post
  repeats: 'title' | 'text'
  of: Post
}

/**
 * The posts since a time that repeat the title or text of an older one that stays. The oldest of equal posts is left,
 * so no content is lost entirely, and posts before that time always stay.
 */
export function findRepetitions<Post extends Comparable>(posts: readonly Post[], since: Date): Repetition<Post>[] {
  const titles = new Map<string, Post>()
  const texts = new Map<string, Post>()
  const found: Repetition<Post>[] = []
  for (const post of oldestFirst(posts)) {
    const sameText = texts.get(post.textKey ?? '')
    const of = sameText ?? titles.get(post.titleKey ?? '')
    if (of && post.publishedAt >= since) {
      found.push({ post, repeats: sameText ? 'text' : 'title', of })
      continue
    }
    keepFirst(titles, post.titleKey, post)
    keepFirst(texts, post.textKey, post)
  }
  return found
}

function keepFirst<Post>(posts: Map<string, Post>, key: string | null, post: Post): void {
  if (key !== null && !posts.has(key)) posts.set(key, post)
}

function oldestFirst<Post extends Comparable>(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || (a.id < b.id ? -1 : 1))
}
