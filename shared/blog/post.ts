/** A published post as lists show it, with the field names of the JSON endpoints. */
export interface PostSummary {
  id: string
  title: string
  slug: string
  excerpt: string | null
  /** ISO 8601, UTC. */
  published_at: string
  /** As the post lists them: keys or names of categories, or other strings. */
  categories: string[]
  tags: string[]
  featured_image_url: string | null
  author: string | null
}

/** A whole post. Without signing in, only published posts are accessible. */
export interface Post extends PostSummary {
  status: 'draft' | 'published' | 'removed'
  content: string
  updated_at: string
  seo_title: string | null
  seo_description: string | null
  featured_image_alt: string | null
  /** The day (`YYYY-MM-DD`) of the last review, and the reviewer if named; absent without a review. */
  reviewed?: { on: string; by: string | null }
}

export interface ArticleHeading {
  id: string
  text: string
  depth: number
}

export interface Article extends Post {
  headings: ArticleHeading[]
  words: number
  related: PostSummary[]
}

export interface PostPage {
  posts: PostSummary[]
  total: number
  page: number
  perPage: number
}

/** A published post whose text mentions the words of a search. */
export interface Mention {
  title: string
  slug: string
  /** The sentence that does, as plain text. */
  line: string
}

/** Which posts to list, newest first. */
export interface PostQuery {
  /** Trimmed; `''` means no search. */
  search: string
  /** The key of a category; `all` means every post. An unknown one has no posts. */
  category: string
  /** Starts at 1. */
  page: number
  perPage: number
}

export const postsPerPage = 12
export const mostPostsPerPage = 50
/** More pages than there can be; larger numbers are invalid. */
export const mostPages = 1_000_000
export const longestSearch = 200

/** Reads a query where every address shows something: an invalid number counts as missing, excess is cut. */
export function parsePostQuery(params: URLSearchParams): PostQuery {
  return {
    search: searchTerm(params.get('search')),
    category: params.get('category')?.trim() || 'all',
    page: Math.min(parseCount(params.get('page')) ?? 1, mostPages),
    perPage: Math.min(parseCount(params.get('perPage')) ?? postsPerPage, mostPostsPerPage),
  }
}

/** The canonical query string: equal queries give equal strings, and default values are left out. */
export function postQueryString({ search, category, page, perPage }: PostQuery): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (category !== 'all') params.set('category', category)
  if (page !== 1) params.set('page', String(page))
  if (perPage !== postsPerPage) params.set('perPage', String(perPage))
  return params.toString()
}

function parseCount(text: string | null): number | undefined {
  return text !== null && /^\s*0*[1-9]\d{0,15}\s*$/.test(text) ? Number(text) : undefined
}

function searchTerm(text: string | null): string {
  return [...(text ?? '').trim()].slice(0, longestSearch).join('').trim()
}
