import type { Element } from './drawing'
import type { Text } from './lines'
import { type Paper, wholeUpTo } from './paper'
import { type Color, colors, sheet, small, type TextStyle, textWidth } from './style'

interface Look {
  text: Text
  style?: Partial<TextStyle>
  fill?: Color
  isBox?: true
}

/** A table cell: text, optionally with its own look, or a checkbox. */
export type Cell = Text | Look

export const checkbox: Cell = { text: '', isBox: true }

export interface Table {
  head: readonly Text[]
  rows: readonly (readonly Cell[])[]
  /** Relative column widths; their sum does not matter. */
  widths: readonly number[]
  style?: TextStyle
  headSize?: number
  /** The minimum height of each row in points, for writing. */
  rowHeight?: number
  /** Whether the first cell of a row is its header. */
  named?: boolean
  padding?: number
  /** Whether to keep it on one page unless that would leave more than a quarter of the page before it blank. */
  whole?: boolean
}

/** The most height in points that a table kept whole may leave blank. */
const mostBlank = (sheet.bottom - sheet.top) / 4

/** The fewest rows of a split table on its first and on its last page. */
const fewestRows = 3

/** Draws a table; where it continues on another page, its head is repeated. */
export function table(paper: Paper, given: Table) {
  const layout = layoutOf(given)
  const { style, headSize } = layout
  const head = setRow(paper, given.head, layout, { ...style, face: 'bold', size: headSize })
  const rows = given.rows.map((row) => setRow(paper, row, layout))
  const heights = rows.map(({ height }) => height)
  const whole = head.height + sumOf(heights)
  const together = rows.length < fewestRows * 2 ? rows.length : fewestRows
  const isKept = whole <= wholeUpTo || (given.whole && paper.left <= mostBlank)
  paper.ensure(isKept ? whole : head.height + sumOf(heights.slice(0, together)))
  let drawn = [drawRow(paper, head, layout, true)]
  for (const [index, row] of rows.entries()) {
    // The last rows move to the next page together.
    const needed = index === rows.length - together ? sumOf(heights.slice(index)) : row.height
    if (paper.y + needed > sheet.bottom) {
      paper.add(paper.group('Table', drawn))
      paper.turn()
      drawn = [drawRow(paper, head, layout, true)]
    }
    drawn.push(drawRow(paper, row, layout))
  }
  paper.add(paper.group('Table', drawn))
  paper.y += 10
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

type Layout = ReturnType<typeof layoutOf>

function layoutOf({
  widths,
  style = small,
  headSize = style.size - 0.3,
  rowHeight: least = 0,
  named = true,
  padding = 5,
}: Table) {
  const columns = widths.map((width) => (width / sumOf(widths)) * textWidth)
  const place = (column: number) => {
    const width = columns[column] ?? 0
    return { start: sheet.left + sumOf(columns.slice(0, column)), width, inner: Math.max(8, width - padding * 2) }
  }
  return { ...{ style, headSize, least, named, padding }, place }
}

/** Sets the cells of a row, or with `headStyle` those of the head. */
function setRow(paper: Paper, row: readonly Cell[], layout: Layout, headStyle?: TextStyle) {
  const { named, padding, least, place, style } = layout
  const cells = row.map((cell, column) => {
    const { text, style: own, ...look }: Look = isLook(cell) ? cell : { text: cell }
    const usual: TextStyle = named && column === 0 ? { ...style, face: 'semibold' } : style
    const at = place(column)
    return { ...look, ...at, set: paper.set(text, headStyle ?? { ...usual, ...own }, at.inner) }
  })
  const textHeight = Math.max(style.size, ...cells.map(({ set }) => set.height)) + padding * 2 - 1
  return { cells, textHeight, height: headStyle ? textHeight : Math.max(textHeight, least) }
}

function drawRow(paper: Paper, row: ReturnType<typeof setRow>, { named, padding }: Layout, isHead = false): Element {
  const { y: top } = paper
  const { cells, height, textHeight } = row
  if (isHead) paper.fill(sheet.left, top, textWidth, height, colors.accentSoft)
  const drawn = cells.map(({ set, fill, isBox, start, width, inner }, column) => {
    if (fill) paper.fill(start, top, width, height, fill)
    if (isBox) {
      paper.box(start + padding + (inner - 9) / 2, top + (height - 9) / 2)
      return paper.group('TD', [])
    }
    const heads = named && column === 0 ? 'Row' : undefined
    const scope = isHead ? 'Column' : heads
    // In a row made higher to write in, the text is at the level of the checkboxes, which are centered.
    const y = top + padding + (height - textHeight) / 2
    return paper.draw(scope ? 'TH' : 'TD', set, start + padding, y, { scope })
  })
  paper.y += height
  if (!isHead) paper.rule(sheet.left, paper.y, textWidth)
  return paper.group('TR', drawn)
}

function isLook(cell: Cell): cell is Look {
  return typeof cell === 'object' && 'text' in cell
}
