import { parsePostQuery, postQueryString, postsPerPage } from './post'

/** The query of a list of articles. */
export interface ListAddress {
  /** Trimmed; empty where nothing is searched. */
  search: string
  page: number
}

/** The keys of a list's query; readers cannot choose the number of articles per page. */
export function parseListAddress(query: URLSearchParams): ListAddress {
  const { search, page } = parsePostQuery(query)
  return { search, page }
}

/** The one query string of a list's address, with its question mark where it is not empty. */
export function listQuery(address: ListAddress): string {
  const query = postQueryString({ ...address, category: 'all', perPage: postsPerPage })
  return query && `?${query}`
}

/**
 * The cache key of the blog's first page: empty. A search is not cached, because visitors can invent any number of
 * terms, which would evict widely read pages.
 */
export function landingKey(query: URLSearchParams): string | null {
  return parseListAddress(query).search === '' ? '' : null
}

/** A category's pages are kept by their number; one that does not exist is answered with 404, and so never kept. */
export function categoryKey(query: URLSearchParams): string {
  return listQuery({ search: '', page: parseListAddress(query).page }).slice(1)
}

/** Pages that a list of so many articles has; an empty one has its first. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / postsPerPage))
}

/** The page numbers to link: the ends, the present one and its neighbors; `null` stands for those left out. */
export function linkedPages(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const left = number - (numbers[index - 1] ?? 0) - 1
    if (left === 0) return [number]
    return left === 1 ? [number - 1, number] : [null, number]
  })
}
