import type { Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { sitePages } from '../../shared/site/pages'
import { escaped } from '../../shared/words'
import type { BlogService } from '../blog/service'

/** Posts per file; with more, there is an index of files. The protocol allows 50,000 URLs and 50 MB. */
const postsInFile = 10_000
/** How many files are cached, each about a megabyte. */
const filesKept = 16

interface Parts {
  siteUrl: string
  textDates: ReadonlyMap<string, string>
  blog: Pick<BlogService, 'readVersion' | 'listAddresses' | 'listChanges'>
}

/**
 * `/sitemap.xml` lists every page and published post: as one list, or, if that would be too long, as an index of
 * `/sitemaps/pages.xml`, `/sitemaps/posts-1.xml`, and so on. Each file is cached until the blog changes.
 */
export function sitemapFiles({ siteUrl, textDates, blog }: Parts): { main: RequestHandler; file: RequestHandler } {
  const cache = new LRUCache<string, string, () => Promise<string | undefined>>({
    max: filesKept,
    fetchMethod: (_key, _stale, { context: write }) => write(),
  })

  async function send(response: Response, name: string, write: () => Promise<string | undefined>): Promise<boolean> {
    const body = await cache.fetch(`${await blog.readVersion()} ${name}`, { context: write })
    if (body !== undefined)
      response.set('Cache-Control', 'public, no-cache').type('application/xml; charset=utf-8').send(body)
    return body !== undefined
  }

  const list = (pages: Parameters<typeof sitemap>[0]) => sitemap(pages, textDates, siteUrl)

  async function writeMain(): Promise<string> {
    const changes = await blog.listChanges(postsInFile)
    if (changes.length <= 1) return list([...sitePages, ...(await readPosts(0))])
    const files = changes.map((changed, index) => ({ path: `/sitemaps/posts-${index + 1}.xml`, changed: day(changed) }))
    return listed(['sitemapindex', 'sitemap'], [{ path: '/sitemaps/pages.xml' }, ...files], siteUrl)
  }

  async function readPosts(file: number) {
    const addresses = await blog.listAddresses(postsInFile, file * postsInFile)
    return addresses.map(({ slug, updated_at }) => ({
      path: `/blog/${encodeURIComponent(slug)}`,
      changed: day(updated_at),
    }))
  }

  async function writePosts(number: number): Promise<string | undefined> {
    const posts = await readPosts(number - 1)
    return posts.length > 0 ? list(posts) : undefined
  }

  return {
    main: async (_request, response) => void (await send(response, 'main', writeMain)),
    file: async (request: Request, response, next) => {
      const name = String(request.params.name)
      const number = /^posts-([1-9]\d{0,3})\.xml$/.exec(name)?.[1]
      const write = name === 'pages.xml' ? async () => list(sitePages) : number && (() => writePosts(Number(number)))
      // Skips the rest of the route, whose next handler rejects other methods with 405.
      if (!(write && (await send(response, name, write)))) next('route')
    },
  }
}

const day = (moment: Date) => moment.toISOString().slice(0, 10)

/** The pages as a sitemap (sitemaps.org 0.9). Texts get their date from `textDates`, others their own, if known. */
export const sitemap = (pages: readonly Place[], textDates: ReadonlyMap<string, string>, siteUrl: string): string =>
  listed(
    ['urlset', 'url'],
    pages.map(({ path, changed = textDates.get(path) }) => ({ path, changed })),
    siteUrl,
  )

interface Place {
  path: string
  changed?: string | undefined
}

/** Addresses with the dates of their last changes: of pages, or of the files of an index. */
function listed([list, entry]: [list: string, entry: string], places: readonly Place[], siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...places.map(({ path, changed }) => {
      const address = `<loc>${escaped(new URL(path, siteUrl).href)}</loc>`
      return `  <${entry}>${address}${lastmod(changed)}</${entry}>`
    }),
    `</${list}>`,
    '',
  ].join('\n')
}

/** The schema of sitemaps requires a day, so a month counts from its first day. */
const lastmod = (date: string | undefined) =>
  date ? `<lastmod>${date.length === 7 ? `${date}-01` : date}</lastmod>` : ''
