import { linkAddress, pictureAddress } from '../../../shared/blog/article-links'
import { stretches } from './canonical'
import { isBlank, isInline } from './inline'
import { parseInBrowser } from './parse-in-browser'
import { element, type TreeElement, type TreeNode, textOf, writeHtml } from './tree'

/** Removes what word processors add to pasted HTML. HTML from the editor itself stays unchanged. */
export const cleanPasted = (html: string): string =>
  html.includes('data-pm-slice') ? html : writeHtml(cleaned(parseInBrowser(html)))

const dropped = new Set([
  'style',
  'script',
  'meta',
  'link',
  'title',
  'xml',
  'o:p',
  'head',
  'template',
  'svg',
  'iframe',
  'object',
])
const kept = new Set([
  ...[
    'p',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'ul',
    'ol',
    'li',
    'br',
    'hr',
    'strong',
    'em',
    'u',
    'code',
  ],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
])
const renamed: Readonly<Record<string, string>> = { h1: 'h2', b: 'strong', i: 'em' }

/** The part of pasted nodes that an article can contain. Paragraphs that Word uses as list items become lists. */
export const cleaned = (nodes: readonly TreeNode[]): TreeNode[] => withLists(nodes.flatMap(clean))

function clean(node: TreeNode): TreeNode[] {
  if (typeof node === 'string') return [node]
  const { tag, attributes, children } = node
  if (dropped.has(tag) || isMarker(node)) return []
  if (tag === 'img') return picture(attributes)
  const inner = children.flatMap(clean)
  if (tag === 'a') return link(attributes, inner)
  const item = tag === 'p' ? wordItem(node, inner) : undefined
  if (item) return [item]
  if (tag === 'span' || tag === 'b' || tag === 'strong' || tag === 'i' || tag === 'em') return styled(node, inner)
  if (tag === 'div') return stretches(withLists(inner)).flatMap((one) => (Array.isArray(one) ? paragraph(one) : [one]))
  const name = renamed[tag] ?? tag
  if (name === 'p') return paragraph(inner)
  return kept.has(name) ? [element(name, {}, isInline(element(name)) ? inner : withLists(inner))] : inner
}

const paragraph = (inner: TreeNode[]) => (isBlank(inner) ? [] : [element('p', {}, inner)])

function picture({ src = '', alt = '' }: TreeElement['attributes']): TreeNode[] {
  const address = /^(?:https?:)?\/\//.test(src) || src.startsWith('/') ? pictureAddress(src) : undefined
  return address ? [element('img', { src: address, alt })] : alt ? [`[${alt}]`] : []
}

function link({ href = '' }: TreeElement['attributes'], inner: TreeNode[]): TreeNode[] {
  const address = /^(?:https?:|mailto:|\/)/.test(href) ? linkAddress(href) : undefined
  return address ? [element('a', { href: address }, inner)] : inner
}

/** A style, if present, decides about bold and italics: Google Docs wraps the entire text in a `b` that is not bold. */
function styled({ tag, attributes: { style = '' } }: TreeElement, inner: TreeNode[]): TreeNode[] {
  const weight = /font-weight:\s*([a-z0-9]+)/.exec(style)?.[1]
  const slant = /font-style:\s*([a-z]+)/.exec(style)?.[1]
  const isBold = weight ? weight === 'bold' || Number(weight) >= 600 : tag === 'b' || tag === 'strong'
  const isItalic = slant ? slant === 'italic' : tag === 'i' || tag === 'em'
  if (inner.some((node) => !isInline(node))) return inner
  const slanted = isItalic ? [element('em', {}, inner)] : inner
  return isBold ? [element('strong', {}, slanted)] : slanted
}

/** The bullet or number that Word writes before an item. */
const isMarker = ({ attributes: { style = '' } }: TreeElement) => /mso-list:\s*ignore/i.test(style)

const wordList = 'word-list'

/** A paragraph that is a list item in Word; `level` starts at 1. */
function wordItem(node: TreeElement, inner: TreeNode[]): TreeElement | undefined {
  const styles = (node.attributes.style ?? '').split(';')
  const level = /level([1-9])/i.exec(styles.find((style) => /^\s*mso-list:/i.test(style)) ?? '')?.[1]
  if (!level) return undefined
  const marker = textOf(markerIn(node) ?? '').trim()
  return element(wordList, { level, kind: /^\(?[0-9a-z]{1,4}[.)]/i.test(marker) ? 'ol' : 'ul' }, inner)
}

function markerIn({ children }: TreeElement): TreeNode | undefined {
  for (const child of children) {
    if (typeof child === 'string') continue
    const found = isMarker(child) ? child : markerIn(child)
    if (found) return found
  }
  return undefined
}

const isWordItem = (node: TreeNode | undefined): node is TreeElement =>
  typeof node === 'object' && node.tag === wordList

/** Each run of Word's items as one list. */
function withLists(nodes: readonly TreeNode[]): TreeNode[] {
  const hasItems = nodes.some(isWordItem)
  const all: (TreeNode | TreeElement[])[] = []
  for (const node of hasItems ? nodes.filter((one) => !isSpace(one)) : nodes) {
    const last = all.at(-1)
    if (!isWordItem(node)) all.push(node)
    else if (Array.isArray(last)) last.push(node)
    else all.push([node])
  }
  return all.map((one) => (Array.isArray(one) ? listOf(one, 1) : one))
}

const isSpace = (node: TreeNode) => typeof node === 'string' && node.trim() === ''

function listOf(items: readonly TreeElement[], level: number): TreeElement {
  const groups: TreeElement[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && Number(item.attributes.level) > level) last.push(item)
    else groups.push([item])
  }
  const children = groups.map(([first, ...deeper]) =>
    element('li', {}, [...(first?.children ?? []), ...(deeper.length > 0 ? [listOf(deeper, level + 1)] : [])]),
  )
  return element(items[0]?.attributes.kind ?? 'ul', {}, children)
}
