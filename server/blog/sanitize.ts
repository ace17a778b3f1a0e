import { articleId, linkAddress, linkRelations, pictureAddress } from '../../shared/blog/article-links'
import { articleNodes } from '../../shared/blog/foreign/article-nodes'
import { element, isElement, type TreeElement, type TreeNode, writeHtml } from '../../shared/blog/tree'
import { parsePicture } from '../../shared/pictures/address'
import { allowedHtml, boundedHtml } from './allowlist'
import { parseHtml } from './html-tree'

type Attributes = Readonly<Record<string, string>>

/** These elements have no effect inside themselves. */
const inline = new Set(['strong', 'em', 'u', 'code', 'a'])

/** Each round removes at least one level of nesting, and `allowedHtml` leaves at most 32. */
const roundsMax = 32

/**
 * An article's HTML reduced to text, lists, tables, links, and pictures: no scripts, no forms, none of the page's ids.
 * A parser moves what does not belong in a table, and the next may read it differently (a heading within a heading), so
 * the result is read again until it stays the same.
 */
export function sanitizedNodes(html: string): TreeNode[] {
  let [nodes, before] = [sanitizedOnce(html), '']
  for (let round = 0; round < roundsMax; round += 1) {
    const article = writeHtml(nodes)
    if (article === before) break
    ;[nodes, before] = [sanitizedOnce(article), article]
  }
  return nodes
}

/** The same as HTML. */
export const sanitizeArticle = (html: string): string => writeHtml(sanitizedNodes(html))

const sanitizedOnce = (html: string): TreeNode[] =>
  tidy(parseHtml(allowedHtml(writeHtml(articleNodes(parseHtml(boundedHtml(html)))))), new Set(), [])

const tidy = (nodes: readonly TreeNode[], ids: Set<string>, open: string[]): TreeNode[] =>
  nodes.flatMap((node) => (isElement(node) ? tidied(node, ids, open) : [breakable(node)]))

/** A text whose words are joined by no-break spaces, as copied from some programs, with ordinary ones instead. */
function breakable(text: string): string {
  const joined = text.split('\u00a0').length - 1
  return joined > 1 && joined > text.split(' ').length - 1 ? text.replaceAll('\u00a0', ' ') : text
}

function tidied({ tag, attributes: given, children }: TreeElement, ids: Set<string>, open: string[]): TreeNode[] {
  const attributes = { ...checkedAttributes(tag, given), ...checkedId(given, ids) }
  if (tag === 'img' && !attributes.src) return given.alt ? [`[${given.alt}]`] : []
  const needless = open.includes(tag) || (tag === 'a' && !attributes.href && !attributes.id)
  const inner = tidy(children, ids, inline.has(tag) && !needless ? [...open, tag] : open)
  if (needless) return inner
  return [element(tag, attributes, tag === 'pre' ? withoutFirstLineBreaks(inner) : inner)]
}

function checkedAttributes(tag: string, given: Attributes): Attributes {
  const { id, ...others } = given
  if (tag === 'a') return linkAttributes(others)
  return tag === 'img' ? pictureAttributes(others) : others
}

/** Only the first element with an id keeps it. */
function checkedId({ id = '' }: Attributes, ids: Set<string>): Attributes {
  const own = articleId(id)
  if (!own || ids.has(own)) return {}
  ids.add(own)
  return { id: own }
}

function linkAttributes({ href = '', target = '', rel = '', title = '' }: Attributes): Attributes {
  const address = linkAddress(href)
  if (!address) return {}
  const newTab = target.trim().toLowerCase() === '_blank'
  return present({ href: address, title, target: newTab ? '_blank' : '', rel: linkRelations(rel, newTab) })
}

/** A picture is loaded when it comes into view; if its size is known, space for it is reserved until then. */
function pictureAttributes({ src = '', alt = '', title = '', width = '', height = '' }: Attributes): Attributes {
  const address = pictureAddress(src)
  if (!address) return {}
  const size = isLength(width) && isLength(height) ? { width, height } : knownSize(address)
  return { src: address, alt, ...present({ title }), ...size, loading: 'lazy', decoding: 'async' }
}

/** An uploaded picture's size is part of its name. The site's own drawings all have the size of a share picture. */
function knownSize(address: string): Attributes {
  const uploaded = parsePicture(address)
  if (uploaded) return { width: String(uploaded.width), height: String(uploaded.height) }
  return /^\/articles\/[a-z0-9-]+\.svg$/.test(address) ? { width: '1200', height: '630' } : {}
}

const isLength = (text: string) => /^[1-9]\d{0,3}$/.test(text)

const present = (attributes: Attributes) => Object.fromEntries(Object.entries(attributes).filter(([, value]) => value))

/** Without leading line breaks. A parser drops one each time it reads the text, so the result would not be stable. */
const withoutFirstLineBreaks = ([first = '', ...others]: readonly TreeNode[]): TreeNode[] => [
  isElement(first) ? first : first.replace(/^\n+/, ''),
  ...others,
]
