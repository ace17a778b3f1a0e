import { parsePostQuery, postQueryString, postsPerPage } from './post'

export interface ListAddress {
  /** Trimmed; empty without a search. */
  search: string
  page: number
}

/** Parses a list's query. Readers cannot choose the number of articles per page. */
export function parseListAddress(query: URLSearchParams): ListAddress {
  const { search, page } = parsePostQuery(query)
  return { search, page }
}

/** The canonical query string of a list's address, with a question mark unless it is empty. */
export function listQuery(address: ListAddress): string {
  const query = postQueryString({ ...address, category: 'all', perPage: postsPerPage })
  return query && `?${query}`
}

/** The front page's cache key: empty. A search is not cached, because visitors can invent any number of them. */
export function landingKey(query: URLSearchParams): string | null {
  return parseListAddress(query).search === '' ? '' : null
}

/** The cache key of a category's page: its number. A missing page is a 404, so it does not fill the cache. */
export function categoryKey(query: URLSearchParams): string {
  return listQuery({ search: '', page: parseListAddress(query).page }).slice(1)
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / postsPerPage))
}

/** The page numbers to link: first, last, current, and its neighbors. `null` stands for a gap. */
export function linkedPages(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const left = number - (numbers[index - 1] ?? 0) - 1
    if (left === 0) return [number]
    return left === 1 ? [number - 1, number] : [null, number]
  })
}
