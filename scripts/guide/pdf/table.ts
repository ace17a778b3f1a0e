import type { Element, SetText } from './drawing'
import type { Text } from './lines'
import { type Paper, wholeUpTo } from './paper'
import { type Color, colors, sheet, small, type TextStyle, textWidth } from './style'

/** A table cell: text, optionally with its own style, or a number of checkboxes. */
export type Cell = Text | { text: Text; style?: Partial<TextStyle>; fill?: Color } | { box: true }

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
  const head = given.head.map((text, column) => paper.set(text, layout.headStyle, layout.inner(column)))
  const rows = given.rows.map((row) => row.map((cell, column) => setCell(paper, cell, layout, column)))
  const headHeight = heightOf(head, layout)
  const heights = rows.map((row) => Math.max(heightOf(row, layout), layout.least))
  const whole = headHeight + sumOf(heights)
  const together = rows.length < fewestRows * 2 ? rows.length : fewestRows
  const isKept = whole <= wholeUpTo || (given.whole && paper.left <= mostBlank)
  paper.ensure(isKept ? whole : headHeight + sumOf(heights.slice(0, together)))
  let drawn = [drawHead(paper, head, headHeight, layout)]
  for (const [index, row] of rows.entries()) {
    const height = heights[index] ?? 0
    // The last rows move to the next page together.
    const needed = index === rows.length - together ? sumOf(heights.slice(index)) : height
    if (paper.y + needed > sheet.bottom) {
      paper.add(paper.group('Table', drawn))
      paper.turn()
      drawn = [drawHead(paper, head, headHeight, layout)]
    }
    drawn.push(drawRow(paper, row, given.rows[index] ?? [], height, layout))
  }
  paper.add(paper.group('Table', drawn))
  paper.y += 10
}

function sumOf(heights: readonly number[]): number {
  return heights.reduce((sum, height) => sum + height, 0)
}

type Layout = ReturnType<typeof layoutOf>

function layoutOf({
  widths,
  style = small,
  headSize = style.size - 0.3,
  rowHeight = 0,
  named = true,
  padding = 5,
}: Table) {
  const total = widths.reduce((sum, width) => sum + width, 0)
  const columns = widths.map((width) => (width / total) * textWidth)
  const starts = columns.map(
    (_, column) => sheet.left + columns.slice(0, column).reduce((sum, width) => sum + width, 0),
  )
  const headStyle: TextStyle = { ...style, face: 'bold', size: headSize }
  return {
    style,
    headStyle,
    named,
    padding,
    least: rowHeight,
    start: (column: number) => starts[column] ?? sheet.left,
    width: (column: number) => columns[column] ?? 0,
    inner: (column: number) => Math.max(8, (columns[column] ?? 0) - padding * 2),
  }
}

function setCell(paper: Paper, cell: Cell, { style, named, inner }: Layout, column: number): SetText | undefined {
  if (isBox(cell)) return undefined
  const own = isStyled(cell) ? cell.style : undefined
  const face = named && column === 0 ? 'semibold' : style.face
  return paper.set(isStyled(cell) ? cell.text : cell, { ...style, face, ...own }, inner(column))
}

function heightOf(row: readonly (SetText | undefined)[], { padding, style }: Layout): number {
  return Math.max(style.size, ...row.map((set) => set?.height ?? 0)) + padding * 2 - 1
}

function drawHead(paper: Paper, head: readonly SetText[], height: number, layout: Layout): Element {
  paper.fill(sheet.left, paper.y, textWidth, height, colors.accentSoft)
  const cells = head.map((set, column) =>
    paper.draw('TH', set, layout.start(column) + layout.padding, paper.y + layout.padding, { scope: 'Column' }),
  )
  paper.y += height
  return paper.group('TR', cells)
}

function drawRow(
  paper: Paper,
  row: readonly (SetText | undefined)[],
  cells: readonly Cell[],
  height: number,
  layout: Layout,
): Element {
  const drawn: Element[] = []
  // In a row made higher to write in, the text is at the level of the checkboxes, which are centered.
  const y = paper.y + layout.padding + (height - heightOf(row, layout)) / 2
  for (const [column, set] of row.entries()) {
    const cell = cells[column]
    const x = layout.start(column) + layout.padding
    if (cell !== undefined && isStyled(cell) && cell.fill) {
      paper.fill(layout.start(column), paper.y, layout.width(column), height, cell.fill)
    }
    const heads = layout.named && column === 0
    if (set) drawn.push(paper.draw(heads ? 'TH' : 'TD', set, x, y, heads ? { scope: 'Row' } : {}))
    else {
      paper.box(x + (layout.inner(column) - 9) / 2, paper.y + (height - 9) / 2)
      drawn.push(paper.group('TD', []))
    }
  }
  paper.y += height
  paper.rule(sheet.left, paper.y, textWidth)
  return paper.group('TR', drawn)
}

function isBox(cell: Cell): cell is { box: true } {
  return typeof cell === 'object' && 'box' in cell
}

function isStyled(cell: Cell): cell is Extract<Cell, { text: Text }> {
  return typeof cell === 'object' && 'text' in cell
}
