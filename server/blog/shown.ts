import { specialtyGuidePath, specialtyGuides } from '../../shared/site/specialty-guides'
import type { ContentChange } from '../platform/content-signal'

const guides = new Set(specialtyGuides.map(({ slug }) => specialtyGuidePath(slug)))

/**
 * Tells of a page, by its address, whether it shows what changed. Articles stand at their own; lists of posts, and the
 * articles that each article leads on to, stand under `/blog`, where the specialty guides are too, which show none. No other
 * page of the site shows an article. The feed and the sitemap are kept by the number of writes to the blog.
 */
export function showsChange({ posts, lists }: ContentChange): (key: string) => boolean {
  const changed = new Set(posts.map((slug) => `/blog/${encodeURIComponent(slug)}`))
  return (key) => changed.has(key) || (lists && /^\/blog(?:$|[/?])/.test(key) && !guides.has(key))
}
