import { articleId } from '../../shared/blog/article-links'
import { blockTags } from '../../shared/blog/article-tags'
import type { ArticleHeading } from '../../shared/blog/post'
import {
  element,
  elementsOf,
  isElement,
  type TreeElement,
  type TreeNode,
  textOf,
  writeHtml,
} from '../../shared/blog/tree'
import { webpSources } from '../../shared/pictures/address'
import { wholePieces } from '../../shared/whole-words.mjs'

interface Outline {
  html: string
  headings: ArticleHeading[]
  /** The addresses of its links, each once, in order. */
  links: string[]
}

type Added = Map<TreeElement, Record<string, string>>

/**
 * Prepares a sanitized article for its page: linkable headings, tables that scroll in their own box also by keyboard,
 * notes, unbroken dates and amounts, and no space between blocks, so that it is the same whoever wrote it.
 */
export function withOutline(nodes: readonly TreeNode[]): Outline {
  const article = closedUp(nodes, true)
  const elements = elementsOf(article)
  const added: Added = new Map()
  const headings = nameHeadings(elements, added)
  for (const { row, scope } of rowsIn(elements))
    for (const cell of row) if (cell.tag === 'th') added.set(cell, { scope })
  for (const table of elements) if (table.tag === 'table') nameCells(table, added)
  const links = elements.flatMap(({ tag, attributes }) => (tag === 'a' ? (attributes.href ?? []) : []))
  return { html: writeHtml(setOff(finished(article, added))), headings, links: [...new Set(links)] }
}

const isBlock = (node: TreeNode) => isElement(node) && blockTags.has(node.tag)

/** Without text that is only white space beside a block or at the edge of one, because browsers do not show it. */
function closedUp(nodes: readonly TreeNode[], isEdge: boolean): TreeNode[] {
  const isOpen = (node: TreeNode | undefined) => (node === undefined ? isEdge : isBlock(node))
  return nodes.flatMap((node, at): TreeNode[] => {
    if (!isElement(node))
      return /^[ \t\n\f\r]*$/.test(node) && (isOpen(nodes[at - 1]) || isOpen(nodes[at + 1])) ? [] : [node]
    return node.tag === 'pre' ? [node] : [element(node.tag, node.attributes, closedUp(node.children, isBlock(node)))]
  })
}

function nameHeadings(elements: readonly TreeElement[], added: Added): ArticleHeading[] {
  const freeId = createIds(elements.map(({ attributes }) => attributes.id))
  return elements.flatMap((heading) => {
    const depth = depthOf(heading)
    const text = depth ? textOf(heading).trim() : ''
    if (!(depth && text)) return []
    const id = heading.attributes.id ?? freeId(articleId(text) ?? 'article-section')
    added.set(heading, { id })
    return [{ id, text, depth }]
  })
}

const depthOf = ({ tag }: TreeElement) => ({ h2: 2, h3: 3 })[tag]

/** Makes ids unique: returns the id given, or the first of `id-2`, `id-3`, … that the article does not use yet. */
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

/** The cells of each row, and the scope of its heading cells: `col` in the first rows of a table, `row` further down. */
const rowsIn = (elements: readonly TreeElement[]) =>
  elements
    .filter(({ tag }) => /^t(?:head|body|foot)$/.test(tag))
    .flatMap(({ tag, children }) =>
      children.filter(isElement).map((row, at) => {
        const cells = row.children.filter(isElement)
        const isHead = tag === 'thead' || (at === 0 && cells.every((cell) => cell.tag === 'th'))
        return { row: cells, isInHead: tag === 'thead', scope: isHead ? 'col' : 'row' }
      }),
    )

/** Adds the name of its column to each value of a table with a head, for screens too narrow for columns. */
function nameCells(table: TreeElement, added: Added): void {
  const [head, ...body] = rowsIn(elementsOf(table.children))
  if (!head?.isInHead) return
  const names = head.row.map((cell) => textOf(cell).trim())
  for (const { row } of body)
    for (const [column, cell] of row.entries())
      if (cell.tag === 'td' && names[column]) added.set(cell, { 'data-label': names[column] })
}

/**
 * The nodes with what was added to them, the WebP sizes of uploaded pictures, and an element around each piece of a
 * text that must not be broken, as the build does in the site's own texts. Code keeps its own breaks.
 */
const finished = (nodes: readonly TreeNode[], added: Added, isCode = false): TreeNode[] =>
  nodes.flatMap((node): TreeNode[] => {
    if (!isElement(node)) return isCode ? [node] : wholePieces(node).map(pieceOf)
    const { tag, attributes, children } = node
    const inner = finished(children, added, isCode || tag === 'pre' || tag === 'code')
    const own = element(tag, { ...attributes, ...added.get(node) }, inner)
    const srcset = tag === 'img' && webpSources(attributes.src ?? '')
    if (!srcset) return [own]
    const source = element('source', { type: 'image/webp', srcset, sizes: '(min-width: 48rem) 46rem, 100vw' })
    return [element('picture', {}, [source, own])]
  })

const pieceOf = ({ text, whole }: { text: string; whole: boolean }) =>
  whole ? element('span', { class: 'unbroken' }, [text]) : text

/** Wraps each table in a box named after the heading above it, and turns quotations marked as notes into notes. */
function setOff(nodes: readonly TreeNode[]): TreeNode[] {
  let heading = ''
  return nodes.map((node) => {
    if (!isElement(node)) return node
    const { tag, attributes, children } = node
    if (/^h[2-6]$/.test(tag)) heading = textOf(node).trim()
    if (tag === 'table') return boxOf(node, heading)
    const isNote = tag === 'blockquote' && attributes.class === 'note'
    return isNote ? element('div', { ...attributes, role: 'note' }, children) : node
  })
}

const boxOf = (table: TreeElement, heading: string) =>
  element(
    'div',
    { class: 'table-box', role: 'group', tabindex: '0', 'aria-label': heading ? `Table: ${heading}` : 'Table' },
    [table],
  )
