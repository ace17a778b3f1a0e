import type { Api } from '../../../shared/api'
import type { SiteHit } from './site-search'

/** The kind of an article, as shown to readers. */
export const articleKind = 'Article'

/**
 * Articles whose text contains the words of a search or most of them, except those among its results. Without a
 * database there are none, and the rest of the page is still shown.
 */
export async function articleHits(api: Api, search: string, signal: AbortSignal): Promise<SiteHit[]> {
  try {
    const mentions = await api.listMentions(search, signal)
    return mentions.map(({ title, slug, line }) => ({ path: `/blog/${slug}`, title, kind: articleKind, line }))
  } catch {
    return []
  }
}
