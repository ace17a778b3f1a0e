import { specialtyGuidePath, specialtyGuides } from '../../shared/site/specialty-guides'
import type { ContentChange } from '../platform/content-signal'

const guides = new Set<string>(specialtyGuides.map(({ slug }) => specialtyGuidePath(slug)))

/**
 * Whether a page, given by its address, shows what changed: an article at its own, or a list or related posts under
 * `/blog`. The feed and the sitemap are cached by the number of writes to the blog.
 */
export function showsChange({ posts, lists }: ContentChange): (key: string) => boolean {
  const changed = new Set(posts.map((slug) => `/blog/${encodeURIComponent(slug)}`))
  return (key) => changed.has(key) || (lists && /^\/blog(?:$|[/?])/.test(key) && !guides.has(key))
}
