import type { Knex } from 'knex'
import { elementsOf } from '../../shared/blog/tree'
import { parsePicture } from '../../shared/pictures/address'
import { knownAmong } from '../pictures/repository'
import { isSiteAddress, isSiteFile } from '../site/addresses'
import { parseHtml } from './html-tree'
import { withOutline } from './outline'
import { pipelineName } from './pipeline'
import type { PostRow } from './repository'

/** Returns the ids on a page of this program by its address; undefined if they cannot be determined. */
export type ReadIds = (address: string) => Promise<ReadonlySet<string> | undefined>

interface Parts {
  db: Knex
  siteUrl: string
  /** Without it, fragments on pages of this program are not checked. Those pages change only with a release. */
  readIds?: ReadIds
}

type Checked = Pick<PostRow, 'id' | 'slug' | 'content' | 'featured_image_url'>

interface OwnLink {
  text: string
  path: string
  search: string
  /** Empty if there is none. */
  fragment: string
}

const namedCharsMax = 200

/**
 * Describes, in one sentence each, the links of an article that lead nowhere on this site and the pictures that do not
 * exist, including the post's own. Links to other sites are only checked for their form; no request is sent.
 */
export async function linkProblems(post: Checked, { db, siteUrl, readIds }: Parts): Promise<string[]> {
  const { html, links } = withOutline(parseHtml(post.content))
  const { ids, pictures } = namesIn(html)
  const page = new URL(`/blog/${encodeURIComponent(post.slug)}`, siteUrl)
  const own = links.flatMap((text) => ownLink(text, page) ?? [])
  const articles = await readArticles(db, own)
  const problems = links.flatMap((text) => (ownLink(text, page) ? [] : (elsewhereProblem(text) ?? [])))
  for (const link of own) {
    if (link.path === page.pathname) {
      if (isLost(link, ids)) problems.push(`The link ${named(link.text)} points to no part of this article.`)
    } else problems.push(...(await problemsOf(link, articles, readIds)))
  }
  const all = [post.featured_image_url ?? '', ...pictures].filter(Boolean)
  return [...problems, ...(await pictureProblems(db, [...new Set(all)], page))]
}

const named = (address: string) =>
  `"${address.length > namedCharsMax ? `${address.slice(0, namedCharsMax)}…` : address}"`

function namesIn(html: string) {
  const attributes = elementsOf(parseHtml(html)).map((element) => element.attributes)
  return {
    ids: new Set(attributes.flatMap(({ id }) => id || [])),
    pictures: attributes.flatMap(({ src }) => src || []),
  }
}

function ownLink(text: string, page: URL): OwnLink | undefined {
  const url = URL.canParse(text, page.href) ? new URL(text, page) : undefined
  if (url?.host !== page.host) return undefined
  const { pathname, search, hash } = url
  return { text, path: pathname.replace(/(?<=[^/])\/{1,9}$/, ''), search, fragment: decoded(hash.slice(1)) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const isLost = ({ fragment }: OwnLink, ids: ReadonlySet<string>) =>
  fragment !== '' && fragment !== 'top' && !ids.has(fragment)

async function problemsOf(link: OwnLink, articles: Articles, readIds: ReadIds | undefined): Promise<string[]> {
  const { text, path, search } = link
  const slug = slugIn(path)
  if (slug === undefined && !isSiteAddress(path)) return [`The link ${named(text)} points to no page of this site.`]
  if (slug !== undefined && !articles.has(slug)) return [`The link ${named(text)} points to no published article.`]
  if (link.fragment === '') return []
  const ids = slug === undefined ? await readIds?.(path + search) : articles.get(slug)
  return ids && isLost(link, ids) ? [`The link ${named(text)} points to no part of its page.`] : []
}

function slugIn(path: string): string | undefined {
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1]
  return slug === undefined || isSiteAddress(path) ? undefined : decoded(slug)
}

/** Published articles by the slugs of links, also former ones; with their ids where a link has a fragment. */
type Articles = ReadonlyMap<string, ReadonlySet<string> | undefined>

async function readArticles(db: Knex, links: readonly OwnLink[]): Promise<Articles> {
  const targets = links.flatMap(({ path, fragment }) => {
    const slug = slugIn(path)
    return slug === undefined || slug.includes('\0') ? [] : [{ slug, isWhole: fragment !== '' }]
  })
  if (targets.length === 0) return new Map()
  const { rows } = await db.raw<{ rows: { slug: string; html: string | null }[] }>(
    `select targets.slug, case when targets.slug = any(:whole::text[]) then html end as html
     from unnest(:slugs::text[]) as targets (slug)
     cross join lateral (
       select id from blog_posts where slug = targets.slug and status = 'published'
       union all
       select id from blog_posts
       where id = (select post_id from former_addresses where slug = targets.slug) and status = 'published'
       limit 1
     ) as post
     left join prepared_articles on post_id = post.id and pipeline = :pipeline and seal <> ''`,
    {
      slugs: [...new Set(targets.map(({ slug }) => slug))],
      whole: targets.flatMap(({ slug, isWhole }) => (isWhole ? [slug] : [])),
      pipeline: pipelineName(),
    },
  )
  return new Map(rows.map(({ slug, html }) => [slug, html === null ? undefined : namesIn(html).ids]))
}

function elsewhereProblem(text: string): string | undefined {
  const { protocol, hostname, pathname } = new URL(text)
  if (protocol === 'mailto:')
    return isMailbox(decoded(pathname)) ? undefined : `The link ${named(text)} contains no email address.`
  return hostname.includes('.') ? undefined : `The link ${named(text)} contains no site.`
}

async function pictureProblems(db: Knex, addresses: readonly string[], page: URL): Promise<string[]> {
  const keys = addresses.flatMap((address) => parsePicture(new URL(address, page).pathname)?.key ?? [])
  const uploaded = new Set(await knownAmong(db, keys))
  return addresses.flatMap((address) => {
    const { host, pathname } = new URL(address, page)
    if (host !== page.host) return [`The picture ${named(address)} is on another site, so readers do not see it.`]
    const isThere = isSiteFile(pathname) || uploaded.has(parsePicture(pathname)?.key ?? '')
    return isThere ? [] : [`The picture ${named(address)} does not exist.`]
  })
}

function isMailbox(text: string): boolean {
  const [name, host, ...more] = text.split('@')
  return name !== '' && more.length === 0 && host !== undefined && /^[^\s.]/.test(host) && host.includes('.')
}
