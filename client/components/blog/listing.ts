import type { Api } from '../../../shared/api'
import { type ListAddress, pageCount } from '../../../shared/blog/address'
import { type PostSummary, postsPerPage } from '../../../shared/blog/post'

/** One page of a list of articles, as a page shows it. */
export interface Listing {
  posts: readonly PostSummary[]
  total: number
  page: number
  pages: number
  /** The articles could not be asked for; the list is then empty. */
  failed: boolean
}

interface Wanted extends ListAddress {
  category: string
}

const empty = { posts: [], total: 0, pages: 1 }

/** A list that cannot be read is shown empty, in its place in the page, so that the way on stays there. */
export async function loadListing(api: Api, wanted: Wanted, signal: AbortSignal): Promise<Listing> {
  const { page } = wanted
  try {
    const { posts, total } = await api.listPosts({ ...wanted, perPage: postsPerPage }, signal)
    return { posts, total, page, pages: pageCount(total), failed: false }
  } catch {
    return { ...empty, page, failed: true }
  }
}

/** The status that a page with this list is answered with. */
export function listingStatus({ page, pages, failed }: Listing): number {
  if (failed) return 503
  return page > pages ? 404 : 200
}
