import { linkAddress, pictureAddress } from '../../../shared/blog/article-links'
import { articleNodes } from '../../../shared/blog/foreign/article-nodes'
import type { Note } from '../../../shared/blog/foreign/note'
import { styleOf } from '../../../shared/blog/foreign/style'
import { element, type TreeElement, type TreeNode, textOf, writeHtml } from '../../../shared/blog/tree'
import { stretches } from './canonical'
import { isBlank } from './inline'
import { parseInBrowser } from './parse-in-browser'

/** Removes what word processors add to pasted HTML. HTML from the editor itself, or one of its kind, keeps attributes. */
export function cleanPasted(html: string, note?: Note): string {
  const nodes = parseInBrowser(html)
  return writeHtml(html.includes('data-pm-slice') ? articleNodes(nodes, note) : cleaned(nodes, note))
}

/** The part of pasted nodes that an article can contain, without their attributes. */
export const cleaned = (nodes: readonly TreeNode[], note?: Note): TreeNode[] => articleNodes(nodes, note).flatMap(clean)

type Cleaning = (node: TreeElement, inner: TreeNode[]) => TreeNode[]

/** What a kept element becomes; any other gives way to its content. */
const kinds = new Map<string, Cleaning>([
  ...['blockquote', 'pre', 'ul', 'ol', 'br', 'hr', 'u', 'code', 'thead', 'tbody', 'tfoot', 'tr'].map(kind(same)),
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th'].map(kind((node, inner) => same(node, withoutEndSpaces(inner)))),
  ...['span', 'font', 'b', 'strong', 'i', 'em'].map(kind(styled)),
  ['p', (node, inner) => (isBlank(inner) ? [] : same(node, withoutEndSpaces(inner)))],
  ['a', link],
  ['img', picture],
  ['table', table],
])

function kind(cleaning: Cleaning) {
  return (tag: string) => [tag, cleaning] as const
}

function clean(node: TreeNode): TreeNode[] {
  if (typeof node === 'string') return [node]
  const inner = node.children.flatMap(clean)
  return kinds.get(node.tag)?.(node, inner) ?? inner
}

function same({ tag }: TreeElement, inner: TreeNode[]): TreeNode[] {
  return [element(tag, {}, inner)]
}

function picture({ attributes: { src = '', alt = '' } }: TreeElement): TreeNode[] {
  const address = /^(?:https?:)?\/\//.test(src) || src.startsWith('/') ? pictureAddress(src) : undefined
  return address ? [element('img', { src: address, alt })] : alt ? [`[${alt}]`] : []
}

function link({ attributes: { href = '' } }: TreeElement, inner: TreeNode[]): TreeNode[] {
  const address = /^(?:https?:|mailto:|\/)/.test(href) ? linkAddress(href) : undefined
  return address ? [element('a', { href: address }, inner)] : inner
}

/** A style, if present, decides about bold and italics: Google Docs wraps the entire text in a `b` that is not bold. */
function styled(node: TreeElement, inner: TreeNode[]): TreeNode[] {
  const weight = styleOf(node, 'font-weight')
  const slant = styleOf(node, 'font-style')
  const isBold = weight ? weight === 'bold' || Number(weight) >= 600 : /^(?:b|strong)$/.test(node.tag)
  const isItalic = slant ? slant === 'italic' : /^(?:i|em)$/.test(node.tag)
  const slanted = isItalic ? [element('em', {}, inner)] : inner
  return isBold ? [element('strong', {}, slanted)] : slanted
}

/** The editor cannot change a caption, so it becomes a paragraph before the table. */
function table(node: TreeElement, inner: TreeNode[]): TreeNode[] {
  const [caption] = node.children.filter((child) => typeof child === 'object' && child.tag === 'caption')
  const parts = inner.filter((child) => typeof child === 'object' && /^t/.test(child.tag))
  const title = caption ? textOf(caption).trim() : ''
  return [...(title ? [element('p', {}, [title])] : []), element('table', {}, parts)]
}

/** Word ends its lines with a space that does not break. */
const withoutEndSpaces = (nodes: readonly TreeNode[]): TreeNode[] =>
  stretches(nodes).flatMap((stretch) => (Array.isArray(stretch) ? withoutEndSpace(stretch) : [stretch]))

function withoutEndSpace(nodes: readonly TreeNode[]): TreeNode[] {
  const last = nodes.at(-1)
  if (last === undefined || (typeof last === 'object' && last.children.length === 0)) return [...nodes]
  const before = nodes.slice(0, -1)
  if (typeof last === 'object') return [...before, element(last.tag, last.attributes, withoutEndSpace(last.children))]
  const text = last.trimEnd()
  return text ? [...before, text] : withoutEndSpace(before)
}
