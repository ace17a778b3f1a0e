import { specialtyGuidePath, specialtyGuides } from '../../shared/site/specialty-guides'
import type { ContentChange } from '../platform/content-signal'

const guides = new Set(specialtyGuides.map(({ slug }) => specialtyGuidePath(slug)))

/**
 * Returns whether a page, given by its address, shows what changed. Articles are at their own addresses; lists of
 * posts, and the related posts of each article, are under `/blog`. The specialty guides there, and all other pages of
 * the site, show no articles. The feed and the sitemap are cached by the number of writes to the blog.
 */
export function showsChange({ posts, lists }: ContentChange): (key: string) => boolean {
  const changed = new Set(posts.map((slug) => `/blog/${encodeURIComponent(slug)}`))
  return (key) => changed.has(key) || (lists && /^\/blog(?:$|[/?])/.test(key) && !guides.has(key))
}
