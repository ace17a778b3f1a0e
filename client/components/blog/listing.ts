import type { Api } from '../../../shared/api'
import { type ListAddress, pageCount } from '../../../shared/blog/address'
import { postsPerPage } from '../../../shared/blog/post'

export type Listing = Awaited<ReturnType<typeof loadListing>>

/**
 * Loads one page of a list. A list that cannot be read is returned empty with `failed`, so that the rest of the page is
 * still shown.
 */
export async function loadListing(api: Api, wanted: ListAddress & { category: string }, signal: AbortSignal) {
  const { page } = wanted
  try {
    const { posts, total } = await api.listPosts({ ...wanted, perPage: postsPerPage }, signal)
    return { posts, total, page, pages: pageCount(total), failed: false }
  } catch {
    return { posts: [], total: 0, page, pages: 1, failed: true }
  }
}

/** The HTTP status of a page with this list. */
export function listingStatus({ page, pages, failed }: Listing): number {
  if (failed) return 503
  return page > pages ? 404 : 200
}
