import { articleId } from '../../shared/blog/article-links'
import type { ArticleHeading } from '../../shared/blog/post'
import { webpSources } from '../../shared/pictures/address'
import { wholePieces } from '../../shared/whole-words.mjs'
import {
  attributesOf,
  createElement,
  createText,
  type Element,
  isElement,
  type Node,
  type Parent,
  parseHtml,
  replaceChildren,
  setAttributes,
  textOf,
  writeHtml,
} from './html-tree'

interface Outline {
  html: string
  headings: ArticleHeading[]
  /** The addresses of its links, each once, in order. */
  links: string[]
}

/**
 * Prepares a sanitized article for its page, like the site's own texts: every h2 and h3 can be linked to, a table
 * scrolls sideways in its own box, also by keyboard, a note has the role of one, and dates, codes, and amounts stay on one
 * line. Line breaks and indentation between blocks are removed, so the same article gives the same HTML whoever wrote
 * it. Also returns the headings, for a table of contents, and the links.
 */
export function withOutline(html: string): Outline {
  const article = parseHtml(html)
  closeUp(article)
  const elements = elementsOf(article.childNodes)
  const headings = nameHeadings(elements)
  for (const element of elements) if (element.tagName === 'tr') addScopes(element)
  for (const element of elements) if (element.tagName === 'table') nameCells(element)
  for (const element of elements) if (element.tagName === 'img') offerWebp(element)
  keepWordsWhole(article)
  const links = elements.flatMap((element) => (element.tagName === 'a' ? (attributesOf(element).href ?? []) : []))
  replaceChildren(article, setOff(article.childNodes))
  return { html: writeHtml(article), headings, links: [...new Set(links)] }
}

const blocks = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'li',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
])

const isBlock = (node: Node | Parent) => isElement(node) && blocks.has(node.tagName)

/** Removes text that is only white space beside a block or at the edge of one, because browsers do not show it. */
function closeUp(parent: Parent): void {
  if (isElement(parent) && parent.tagName === 'pre') return
  const { childNodes } = parent
  const isEdge = !isElement(parent) || isBlock(parent)
  const isOpen = (node: Node | undefined) => (node ? isBlock(node) : isEdge)
  const remaining = childNodes.filter((node, at) => {
    if (isElement(node)) closeUp(node)
    const isSpace = 'value' in node && /^[ \t\n\f\r]*$/.test(node.value)
    return !(isSpace && (isOpen(childNodes[at - 1]) || isOpen(childNodes[at + 1])))
  })
  if (remaining.length < childNodes.length) replaceChildren(parent, remaining)
}

const elementsOf = (nodes: Node[]): Element[] =>
  nodes.filter(isElement).flatMap((element) => [element, ...elementsOf(element.childNodes)])

function nameHeadings(elements: Element[]): ArticleHeading[] {
  const freeId = createIds(elements.map((element) => attributesOf(element).id))
  return elements.flatMap((element) => {
    const depth = depthOf(element)
    const text = depth ? textOf(element).trim() : ''
    if (!(depth && text)) return []
    const id = attributesOf(element).id ?? freeId(articleId(text) ?? 'article-section')
    addAttributes(element, { id })
    return [{ id, text, depth }]
  })
}

const depthOf = ({ tagName }: Element) => ({ h2: 2, h3: 3 })[tagName]

/**
 * Returns a function that makes ids unique: it returns the id given, or the first of `id-2`, `id-3`, … that the article
 * does not use yet.
 */
function createIds(given: readonly (string | undefined)[]): (id: string) => string {
  const taken = new Set(given)
  const lastNumbers = new Map<string, number>()
  return (id) => {
    let free = id
    let number = lastNumbers.get(id) ?? 1
    while (taken.has(free)) {
      number += 1
      free = `${id}-${number}`
    }
    lastNumbers.set(id, number)
    taken.add(free)
    return free
  }
}

/** Sets the `scope` of a row's heading cells: `col` in the first rows of a table, `row` further down. */
function addScopes(row: Element): void {
  const cells = row.childNodes.filter(isElement)
  const section = row.parentNode
  const inHead = section && isElement(section) && section.tagName === 'thead'
  const isFirstRow = section?.childNodes.find(isElement) === row
  const onlyHeads = cells.every(({ tagName }) => tagName === 'th')
  const scope = inHead || (isFirstRow && onlyHeads) ? 'col' : 'row'
  for (const cell of cells) if (cell.tagName === 'th') addAttributes(cell, { scope })
}

/** Adds the name of its column to each value of a table with a head, for screens too narrow for columns. */
function nameCells(table: Element): void {
  const [head, ...body] = elementsOf(table.childNodes).filter(({ tagName }) => tagName === 'tr')
  if (!(head?.parentNode && isElement(head.parentNode) && head.parentNode.tagName === 'thead')) return
  const names = head.childNodes.map((cell) => textOf(cell).trim())
  for (const row of body)
    for (const [column, cell] of row.childNodes.filter(isElement).entries())
      if (cell.tagName === 'td' && names[column]) addAttributes(cell, { 'data-label': names[column] })
}

/** Offers the smaller WebP sizes of an uploaded picture, from which a browser chooses. */
function offerWebp(picture: Element): void {
  const srcset = webpSources(attributesOf(picture).src ?? '')
  const parent = picture.parentNode
  if (!(srcset && parent)) return
  const at = parent.childNodes.indexOf(picture)
  const source = createElement('source', { type: 'image/webp', srcset, sizes: '(min-width: 48rem) 46rem, 100vw' })
  replaceChildren(parent, parent.childNodes.with(at, createElement('picture', {}, [source, picture])))
}

/** Wraps each table in a box named after the heading above it, and turns quotations marked as notes into notes. */
function setOff(nodes: Node[]): Node[] {
  let heading = ''
  return nodes.map((node) => {
    if (!isElement(node)) return node
    if (/^h[2-6]$/.test(node.tagName)) heading = textOf(node).trim()
    if (node.tagName === 'table') return boxOf(node, heading)
    return isNote(node) ? createElement('div', { ...attributesOf(node), role: 'note' }, node.childNodes) : node
  })
}

const boxOf = (table: Element, heading: string) =>
  createElement(
    'div',
    { class: 'table-box', role: 'group', tabindex: '0', 'aria-label': heading ? `Table: ${heading}` : 'Table' },
    [table],
  )

const isNote = (element: Element) => element.tagName === 'blockquote' && attributesOf(element).class === 'note'

function addAttributes(element: Element, attributes: Record<string, string>): void {
  setAttributes(element, { ...attributesOf(element), ...attributes })
}

/**
 * Puts an element around each piece of a text that must not be broken by the end of a line, as the build does in the
 * site's own texts. Code keeps its own breaks.
 */
function keepWordsWhole(parent: Parent): void {
  if (isElement(parent) && (parent.tagName === 'pre' || parent.tagName === 'code')) return
  replaceChildren(parent, parent.childNodes.flatMap(piecesOf))
}

function piecesOf(node: Node): Node[] {
  if (isElement(node)) keepWordsWhole(node)
  if (!('value' in node)) return [node]
  return wholePieces(node.value).map(({ text, whole }) =>
    whole ? createElement('span', { class: 'unbroken' }, [createText(text)]) : createText(text),
  )
}
