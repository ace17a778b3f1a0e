import type { RequestHandler } from 'express'
import { z } from 'zod'
import { longestSearch, mostPages, mostPostsPerPage, type PostQuery, postsPerPage } from '../../shared/blog/post'
import { fieldErrors } from '../../shared/validation'
import { httpError } from '../platform/http-error'
import { publicHtml } from './public-html'
import type { BlogService } from './service'

/** Publications must be visible at once, so a copy may be kept but must be revalidated each time. */
const revalidated = { 'Cache-Control': 'no-cache' }

/** `GET /api/posts`: 422 if a number is not one. A page size above the maximum is reduced to it. */
export function listPosts(blog: BlogService): RequestHandler {
  return async (request, response) => {
    const { searchParams } = new URL(request.originalUrl, 'http://localhost')
    const { posts, ...page } = await blog.listPosts(readQuery(searchParams))
    // Picture and author are only for our own pages and not part of the public API.
    const summaries = posts.map(({ featured_image_url: _, author: __, ...summary }) => summary)
    response.set(revalidated).json({ posts: summaries, ...page })
  }
}

/** `GET /api/posts/{slug}`, its text as other programs get it: 301 for a former slug. */
export function getPost(blog: BlogService): RequestHandler {
  return async (request, response) => {
    const slug = String(request.params.slug)
    const post = await blog.readPost(slug)
    response.set(revalidated)
    if (post.slug === slug) response.json({ ...post, content: publicHtml(post.content) })
    else response.redirect(301, `/api/posts/${encodeURIComponent(post.slug)}`)
  }
}

/** `GET /api/categories`. */
export function listCategories(blog: BlogService): RequestHandler {
  return async (_request, response) => void response.set(revalidated).json(await blog.countCategories())
}

function readQuery(params: URLSearchParams): PostQuery {
  const result = querySchema.safeParse(Object.fromEntries(params))
  if (!result.success) throw httpError(422, 'This is not a list of posts.', fieldErrors(result.error))
  return result.data
}

const wholeNumber = (most: number, missing: number) =>
  z
    .string()
    .trim()
    .regex(/^(0*[1-9]\d*)?$/, 'Write a whole number from 1.')
    .transform((text) => (text === '' ? missing : Math.min(Number(text), most)))
    .default(missing)

const querySchema = z.object({
  search: z.string().trim().max(longestSearch, `Search for ${longestSearch} characters or fewer.`).default(''),
  category: z
    .string()
    .trim()
    .transform((key) => key || 'all')
    .default('all'),
  page: wholeNumber(mostPages, 1),
  perPage: wholeNumber(mostPostsPerPage, postsPerPage),
})
