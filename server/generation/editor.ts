import { ownCategories } from '../../shared/blog/categories'
import { element, elementsOf, isElement, replaced, type TreeNode, textOf } from '../../shared/blog/tree'
import { findVendor } from '../../shared/catalogue'
import { sitePages } from '../../shared/site/pages'
import { sanitizedNodes } from '../blog/sanitize'
import type { PostDraft } from '../blog/writing'
import type { Article } from './article'
import { fittedDescription, fittedTitle, headlineCase } from './headline'
import { pictureFor } from './pictures'
import { WritingFailure } from './writer'

interface Surroundings {
  /** The slugs of linked posts that are published. */
  slugs: ReadonlySet<string>
  siteUrl: string
  /** The pictures of the newest articles, newest first. */
  shown?: readonly (string | null)[]
}

const callToAction = { text: 'Start Free Analysis', path: '/get-recommendation' }

/** A post whose text is not written as HTML yet. */
type Edited = Omit<PostDraft, 'content'> & Pick<Article, 'content'>

/**
 * Turns a writer's output into a post that can be stored, to be published unless its fact check finds a figure that the
 * catalogue does not support. @throws WritingFailure if nothing is left of it
 */
export function editArticle(article: Article, surroundings: Surroundings): Edited {
  const content = editContent(article.content, surroundings)
  const title = headlineCase(plain(article.title))
  if (!title) throw new WritingFailure('The answer had no usable title.')
  const excerpt = plain(article.excerpt ?? '') || firstWords(content, 240)
  const categories = knownCategories(article.categories)
  const tags = [...new Set(article.tags.map((tag) => plain(tag).slice(0, 40).trim()).filter(Boolean))].slice(0, 8)
  const picture = pictureFor({ title, tags, categories }, surroundings.shown)
  return {
    title,
    slug: article.slug ?? title,
    excerpt,
    content,
    categories,
    tags,
    seo_title: fittedTitle(headlineCase(plain(article.seo_title ?? '') || title)),
    seo_description: fittedDescription(plain(article.seo_description ?? '') || excerpt),
    featured_image_url: picture.path,
    featured_image_alt: picture.alt,
    status: 'published',
    isFactChecked: true,
  }
}

function editContent(written: Article['content'], surroundings: Surroundings): Article['content'] {
  if (!written.some((node) => /\p{L}/u.test(textOf(node))))
    throw new WritingFailure('After we removed unsafe content, nothing was left of the answer.')
  const nodes = mended(written, surroundings)
  const { text, path } = callToAction
  const isThere = linksIn(nodes).some(
    (link) => link.attributes.href?.replace(/[?#].*/, '') === path && textOf(link).trim() === text,
  )
  return isThere ? nodes : [...nodes, element('p', {}, [element('a', { href: path }, [text])])]
}

/** Without links to missing pages, and without pictures of other sites, which the content security policy blocks. */
const mended = (nodes: readonly TreeNode[], surroundings: Surroundings): TreeNode[] =>
  replaced(nodes, ({ tag, attributes, children }) => {
    const { href, src, alt, ...others } = attributes
    const inner = mended(children, surroundings)
    if (src && /^https?:/.test(src)) return alt ? [`[${alt}]`] : []
    if (tag !== 'a' || href === undefined) return [element(tag, attributes, inner)]
    const address = mendedAddress(href, surroundings)
    return address === undefined ? inner : [element(tag, { href: address, ...others }, inner)]
  })

const linksIn = (nodes: readonly TreeNode[]) => elementsOf(nodes).filter(({ tag }) => tag === 'a')

/** The slugs of the posts that an article links to. */
export function linkedSlugs(article: Article, siteUrl: string): string[] {
  const paths = linksIn(article.content).map(({ attributes }) => sitePath(attributes.href ?? '', siteUrl)?.path)
  return [...new Set(paths.flatMap((path) => slugOf(path ?? '') ?? []))]
}

const slugOf = (path: string) => /^\/blog\/([^/]+)$/.exec(path)?.[1]

/** The path of an address on this site, without trailing slashes; undefined for another site. */
function sitePath(href: string, siteUrl: string): { path: string; rest: string } | undefined {
  const site = new URL(siteUrl)
  if (!URL.canParse(href, site)) return undefined
  const url = new URL(href, site)
  if (url.host !== site.host || !/^https?:$/.test(url.protocol)) return undefined
  return { path: url.pathname.replace(/(?<=[^/])\/+$/, ''), rest: url.search + url.hash }
}

const routes = new Set([...sitePages.map(({ path }) => path), '/feed.xml', '/emr-comparison-data.csv'])

/** The address that a link should have: unchanged for other sites and existing pages; undefined for missing ones. */
function mendedAddress(href: string, { slugs, siteUrl }: Surroundings): string | undefined {
  if (href.startsWith('#')) return href
  const own = sitePath(href, siteUrl)
  if (!own) return href
  const { path, rest } = own
  const vendor = /^\/emr\/([^/]+)$/.exec(path)?.[1]
  const slug = slugOf(path)
  if (path === '/emr-comparison') return `/comparisons${rest}`
  if (vendor && findVendor(vendor)) return `/emr/${findVendor(vendor)?.id}${rest}`
  return routes.has(path) || (slug !== undefined && slugs.has(slug)) ? path + rest : undefined
}

/** The categories given by key or by name, at most two; an article without one counts as an analysis of a feature. */
function knownCategories(given: readonly string[]): string[] {
  const keys = given.flatMap((listed) => {
    const wanted = listed.trim().toLowerCase()
    const category = ownCategories.find(({ key, name }) => key === wanted || name.toLowerCase() === wanted)
    return category ? [category.key] : []
  })
  return keys.length > 0 ? [...new Set(keys)].slice(0, 2) : ['why-does-my-emr-have']
}

function plain(text: string): string {
  return sanitizedNodes(text).map(textOf).join('').replace(/\s+/g, ' ').trim()
}

function firstWords(nodes: Article['content'], most: number): string {
  const text = nodes
    .filter((node) => isElement(node) && node.tag === 'p')
    .map((node) => textOf(node).trim())
    .find((words) => words.length > 40)
  if (!text || text.length <= most) return text ?? ''
  return `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`
}
