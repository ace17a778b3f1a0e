/** A published post as lists show it, with the names of the JSON endpoints. */
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
}

/** A post whole; whoever is not signed in is only told of published ones. */
export interface Post extends PostSummary {
  status: 'draft' | 'published' | 'removed'
  /** Sanitized HTML. */
  content: string
  updated_at: string
  seo_title: string | null
  seo_description: string | null
  featured_image_alt: string | null
  author: string | null
  /** On which day (`YYYY-MM-DD`) it was last reviewed, and by whom where somebody is named; absent where nobody said so. */
  reviewed?: { on: string; by: string | null }
}

/** A heading of an article, for its table of contents; `id` is that of the element. */
export interface ArticleHeading {
  id: string
  text: string
  depth: number
}

/** A post as it is read: with the way through it, its length, and others to go on with. */
export interface Article extends Post {
  headings: ArticleHeading[]
  words: number
  related: PostSummary[]
}

export interface PostPage {
  posts: PostSummary[]
  /** Of all pages. */
  total: number
  page: number
  perPage: number
}

/** What is listed, newest first. */
export interface PostQuery {
  /** Trimmed; `''` is no search. */
  search: string
  /** The key of a category; `all` is every post. One that is unknown has none. */
  category: string
  /** From 1. */
  page: number
  perPage: number
}

export const postsPerPage = 12
export const mostPostsPerPage = 50
/** Enough for more posts than anybody writes; beyond it a number is no page. */
export const mostPages = 1_000_000
export const longestSearch = 200

/**
 * Reads a query for a page, where every address shows something: an invalid number counts as missing, one that is too
 * large as the maximum; an overlong search is cut.
 */
export function parsePostQuery(params: URLSearchParams): PostQuery {
  return {
    search: searchTerm(params.get('search')),
    category: params.get('category')?.trim() || 'all',
    page: Math.min(parseCount(params.get('page')) ?? 1, mostPages),
    perPage: Math.min(parseCount(params.get('perPage')) ?? postsPerPage, mostPostsPerPage),
  }
}

/** The same query as a canonical query string: equal queries are equal strings, and what is the default is left out. */
export function postQueryString({ search, category, page, perPage }: PostQuery): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (category !== 'all') params.set('category', category)
  if (page !== 1) params.set('page', String(page))
  if (perPage !== postsPerPage) params.set('perPage', String(perPage))
  return params.toString()
}

/** A whole number from 1; undefined for whatever else is written. */
function parseCount(text: string | null): number | undefined {
  return text !== null && /^\s*0*[1-9]\d{0,15}\s*$/.test(text) ? Number(text) : undefined
}

function searchTerm(text: string | null): string {
  return [...(text ?? '').trim()].slice(0, longestSearch).join('').trim()
}
