import { element, type TreeElement, type TreeNode } from '../tree'
import type { Note } from './note'

/** Larger tables keep their cells as they are; an article's have a few dozen. */
const cellsMax = 5_000

/**
 * Tables without merged cells: each of the cells that a merged one covers gets its content, so that every value stays
 * under its own heading. A title across the whole table stays one cell, followed by empty ones.
 */
export const withoutSpans = (nodes: readonly TreeNode[], note: Note): TreeNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node
    const inner = element(node.tag, node.attributes, withoutSpans(node.children, note))
    return node.tag === 'table' ? splitTable(inner, note) : inner
  })

type Row = TreeElement & { tag: 'tr' }

const isCell = (node: TreeNode): node is TreeElement => typeof node === 'object' && /^t[dh]$/.test(node.tag)
const isRow = (node: TreeNode): node is Row => typeof node === 'object' && node.tag === 'tr'

function splitTable(table: TreeElement, note: Note): TreeElement {
  const parts = table.children.filter((part) => typeof part === 'object')
  const rows = parts.flatMap((part) => (isRow(part) ? [part] : part.children.filter(isRow)))
  const cells = rows.map(({ children }) => children.filter(isCell))
  const isSplit = cells.flat().some((cell) => spanOf(cell, 'colspan') !== 1 || spanOf(cell, 'rowspan') !== 1)
  const widths = cells.map((row) => row.reduce((sum, cell) => sum + spanOf(cell, 'colspan'), 0))
  // A title across the whole table may claim more columns than there are.
  const width = Math.max(1, ...widths.filter((_, at) => cells[at]?.length !== 1))
  if (!isSplit || width * rows.length > cellsMax) return table
  note('Merged table cells were split. Each of them now has the content.')
  const { tag, attributes, children } = withRows(table, width)
  return element(
    tag,
    attributes,
    children.map((part) => (typeof part === 'string' || isRow(part) ? part : withRows(part, width))),
  )
}

/** A cell that reaches down, and to how many further rows. */
interface Reaching {
  cell: TreeElement
  rows: number
}

/** A merged cell ends with its part of the table. */
function withRows(part: TreeElement, width: number): TreeElement {
  const open: (Reaching | undefined)[] = []
  let below = part.children.filter(isRow).length
  const filled = (row: TreeElement) => {
    below -= 1
    return filledRow(row, open, { width, below })
  }
  return element(
    part.tag,
    part.attributes,
    part.children.map((child) => (isRow(child) ? filled(child) : child)),
  )
}

/** @param open by column; changed to what reaches into the next row */
function filledRow(
  row: TreeElement,
  open: (Reaching | undefined)[],
  { width, below }: { width: number; below: number },
): TreeElement {
  const given = row.children.filter(isCell)
  const isTitle = given.length === 1 && !open.some((reaching) => reaching && reaching.rows > 0)
  const cells: TreeElement[] = []
  const reach = () => {
    for (let above = open[cells.length]; above && above.rows > 0; above = open[cells.length]) {
      above.rows -= 1
      cells.push(above.cell)
    }
  }
  for (const cell of given) {
    reach()
    const rowspan = spanOf(cell, 'rowspan')
    const rows = rowspan === 0 ? below : Math.min(rowspan - 1, below)
    const room = given.length === 1 ? Math.max(1, width - cells.length) : width
    const columns = Math.min(spanOf(cell, 'colspan'), room)
    const single = withoutSpan(cell)
    for (let column = 0; column < columns; column += 1) {
      const copy = column > 0 && isTitle ? element(cell.tag) : single
      open[cells.length] = { cell: copy, rows }
      cells.push(copy)
    }
  }
  reach()
  return element(row.tag, row.attributes, cells)
}

function withoutSpan({ tag, attributes, children }: TreeElement): TreeElement {
  const { colspan: _, rowspan: __, ...others } = attributes
  return element(tag, others, children)
}

/** As a browser reads it. A `rowspan` of 0 reaches to the end of the part. */
function spanOf({ attributes }: TreeElement, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(attributes[name] ?? '', 10)
  if (name === 'rowspan' && span === 0) return 0
  return span > 0 ? Math.min(span, 1_000) : 1
}
