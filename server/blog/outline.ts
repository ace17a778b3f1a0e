import { articleId } from './article-links'
import {
  attributesOf,
  createElement,
  type Element,
  isElement,
  type Node,
  parseHtml,
  replaceChildren,
  setAttributes,
  textOf,
  writeHtml,
} from './html-tree'

export interface Heading {
  id: string
  text: string
  depth: number
}

/**
 * A sanitised article made ready for its page, as the site's own texts are: every h2 and h3 can be linked to, a table
 * scrolls sideways in a box of its own, by keyboard too, and a note that stands beside the text says so. With the
 * headings, for a table of contents.
 */
export function withOutline(html: string): { html: string; headings: Heading[] } {
  const article = parseHtml(html)
  const elements = elementsOf(article.childNodes)
  const headings = nameHeadings(elements)
  for (const element of elements) if (element.tagName === 'th') addAttributes(element, { scope: scopeOf(element) })
  replaceChildren(article, setOff(article.childNodes))
  return { html: writeHtml(article), headings }
}

const elementsOf = (nodes: Node[]): Element[] =>
  nodes.filter(isElement).flatMap((element) => [element, ...elementsOf(element.childNodes)])

function nameHeadings(elements: Element[]): Heading[] {
  const taken = new Set(elements.map((element) => attributesOf(element).id))
  return elements.flatMap((element) => {
    const depth = depthOf(element)
    const text = textOf(element).trim()
    if (!(depth && text)) return []
    const id = attributesOf(element).id ?? freeId(articleId(text) ?? 'article-section', taken)
    addAttributes(element, { id })
    return [{ id, text, depth }]
  })
}

const depthOf = ({ tagName }: Element) => ({ h2: 2, h3: 3 })[tagName]

/** The id, or the first of `id-2`, `id-3`, … that nothing in the article has. */
function freeId(id: string, taken: Set<string | undefined>): string {
  let free = id
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`
  taken.add(free)
  return free
}

/** What a heading cell heads: its column in the first rows of a table, its row further down. */
function scopeOf(cell: Element): string {
  const row = cell.parentNode
  const section = row && isElement(row) ? row.parentNode : null
  const inHead = section && isElement(section) && section.tagName === 'thead'
  const isFirstRow = section?.childNodes.find(isElement) === row
  const onlyHeads = row?.childNodes.filter(isElement).every(({ tagName }) => tagName === 'th')
  return inHead || (isFirstRow && onlyHeads) ? 'col' : 'row'
}

/** Puts each table into a box named after the heading above it, and makes a note of each quotation that is one. */
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
