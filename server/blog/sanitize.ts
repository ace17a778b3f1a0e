import { articleId, linkAddress, linkRelations, pictureAddress } from '../../shared/blog/article-links'
import { articleNodes } from '../../shared/blog/foreign/article-nodes'
import { writeHtml as writeTree } from '../../shared/blog/tree'
import { parsePicture } from '../../shared/pictures/address'
import { allowedHtml, boundedHtml } from './allowlist'
import {
  attributesOf,
  createText,
  type Element,
  isElement,
  type Node,
  type Parent,
  parseHtml,
  replaceChildren,
  setAttributes,
  treeOf,
  writeHtml,
} from './html-tree'

type Attributes = Record<string, string>

/** These elements have no effect inside themselves. */
const inline = new Set(['strong', 'em', 'u', 'code', 'a'])

/** Each round removes at least one level of nesting, and `allowedHtml` leaves at most 32. */
const roundsMax = 32

/**
 * An article's HTML reduced to what it needs: text, lists, tables, links, and pictures. It cannot run scripts, cover
 * the page, submit forms, or reuse the page's ids. Its meaning is first put into these elements. A parser moves whatever does not belong in a table to the place before
 * it, where the next parser may read it differently (a heading within a heading). So the result is read again until it
 * stays the same, and sanitizing it once more changes nothing.
 */
export function sanitizeArticle(html: string): string {
  let article = sanitizedOnce(html)
  for (let round = 0; round < roundsMax; round += 1) {
    const again = sanitizedOnce(article)
    if (again === article) break
    article = again
  }
  return article
}

function sanitizedOnce(html: string): string {
  const meant = writeTree(articleNodes(treeOf(parseHtml(boundedHtml(html)))))
  const article = parseHtml(allowedHtml(meant))
  tidy(article, new Set(), [])
  return writeHtml(article)
}

/** @param open the inline elements that enclose these children */
function tidy(parent: Parent, ids: Set<string>, open: string[]): void {
  replaceChildren(
    parent,
    parent.childNodes.flatMap((child) => (isElement(child) ? tidied(child, ids, open) : [spaced(child)])),
  )
}

/** A text whose words are joined by no-break spaces, as copied from some programs, with ordinary ones instead. */
function breakable(text: string): string {
  const joined = text.split('\u00a0').length - 1
  return joined > 1 && joined > text.split(' ').length - 1 ? text.replaceAll('\u00a0', ' ') : text
}

/** A text with breakable spaces; anything else as it is. */
const spaced = (node: Node) => (node.nodeName === '#text' && 'value' in node ? createText(breakable(node.value)) : node)

/** What replaces an element: the element with checked attributes, its children, or a picture's alternative text. */
function tidied(element: Element, ids: Set<string>, open: string[]): Node[] {
  const { tagName } = element
  const given = attributesOf(element)
  const attributes = { ...checkedAttributes(tagName, given), ...checkedId(given, ids) }
  if (tagName === 'img' && !attributes.src) return given.alt ? [createText(`[${given.alt}]`)] : []
  setAttributes(element, attributes)
  const needless = open.includes(tagName) || (tagName === 'a' && !attributes.href && !attributes.id)
  tidy(element, ids, inline.has(tagName) && !needless ? [...open, tagName] : open)
  if (tagName === 'pre') dropFirstLineBreaks(element)
  return needless ? element.childNodes : [element]
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

/** Whether a text is a whole number of pixels that a picture in an article can have. */
const isLength = (text: string) => /^[1-9]\d{0,3}$/.test(text)

const present = (attributes: Attributes) => Object.fromEntries(Object.entries(attributes).filter(([, value]) => value))

/** Removes leading line breaks. A parser drops one each time it reads the text, so the result would not be stable. */
function dropFirstLineBreaks(element: Element): void {
  const [first, ...others] = element.childNodes
  if (!(first && 'value' in first)) return
  replaceChildren(element, [createText(first.value.replace(/^\n+/, '')), ...others])
}
