import type { Api } from '../../../shared/api'
import { type ListAddress, pageCount } from '../../../shared/blog/address'
import { type PostSummary, postsPerPage } from '../../../shared/blog/post'

export interface Listing {
  posts: readonly PostSummary[]
  total: number
  page: number
  pages: number
  /** The articles could not be loaded; the list is then empty. */
  failed: boolean
}

interface Wanted extends ListAddress {
  category: string
}

const empty = { posts: [], total: 0, pages: 1 }

/**
 * Loads one page of a list. A list that cannot be read is returned empty with `failed`, so that the rest of the page is
 * still shown.
 */
export async function loadListing(api: Api, wanted: Wanted, signal: AbortSignal): Promise<Listing> {
  const { page } = wanted
  try {
    const { posts, total } = await api.listPosts({ ...wanted, perPage: postsPerPage }, signal)
    return { posts, total, page, pages: pageCount(total), failed: false }
  } catch {
    return { ...empty, page, failed: true }
  }
}

/** The HTTP status of a page with this list. */
export function listingStatus({ page, pages, failed }: Listing): number {
  if (failed) return 503
  return page > pages ? 404 : 200
}
