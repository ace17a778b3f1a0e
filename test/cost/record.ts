/** A table of numbers with named columns and rows. `note` is a text beside the name, which is not compared. */
export interface CostTable {
  title: string
  columns: readonly string[]
  rows: readonly { name: string; note?: string; values: readonly number[] }[]
}

const begin = '<!-- cost: written by `npm run cost -- --record` -->'
const end = '<!-- /cost -->'
const number = new Intl.NumberFormat('en-US')

/** The numbers of a document's block, by the names of row and column. */
type Recorded = ReadonlyMap<string, number>

/** Reads the numbers of the block in a document; empty if it has no block. */
export function readRecord(document: string): Recorded {
  const recorded = new Map<string, number>()
  let columns: string[] = []
  for (const line of blockOf(document).split('\n')) {
    if (!line.startsWith('|')) columns = []
    else if (columns.length === 0) columns = cellsOf(line)
    else noteRow(cellsOf(line), columns, recorded)
  }
  return recorded
}

function noteRow([name = '', ...cells]: string[], [, ...columns]: string[], recorded: Map<string, number>) {
  for (const [index, cell] of cells.entries()) {
    if (/^[\d,.]+$/.test(cell)) recorded.set(`${name} · ${columns[index]}`, Number(cell.replaceAll(',', '')))
  }
}

/** The document with its block replaced. @throws if it has no block */
export function writeRecord(document: string, intro: string, tables: readonly CostTable[]): string {
  if (!(document.includes(begin) && document.includes(end))) throw new Error(`The document has no ${begin}`)
  const body = tables.map((table) => [`### ${table.title}`, '', ...markdownOf(table)].join('\n')).join('\n\n')
  return [
    document.slice(0, document.indexOf(begin)),
    begin,
    `\n\n${intro}\n\n`,
    body,
    '\n\n',
    document.slice(document.indexOf(end)),
  ].join('')
}

/** The table as lines for a terminal; a number that differs from the recorded one is followed by the difference. */
export function linesOf({ title, columns, rows }: CostTable, recorded: Recorded): string[] {
  const lines = rows.map(({ name, note, values }) => [
    name,
    ...values.map((value, index) => withDifference(value, recorded.get(`${name} · ${columns[index]}`))),
    ...(note === undefined ? [] : [note]),
  ])
  const all = [['', ...columns], ...lines]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0))) ?? []
  const aligned = (cell: string, column: number) =>
    column === 0 || column > columns.length ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return [`${title}:`, ...all.map((cells) => cells.map(aligned).join('  ').trimEnd())]
}

function withDifference(value: number, former: number | undefined): string {
  const difference = former === undefined ? 0 : value - former
  if (difference === 0) return number.format(value)
  return `${number.format(value)} (${difference > 0 ? '+' : ''}${number.format(difference)})`
}

function markdownOf({ columns, rows }: CostTable): string[] {
  const isNoted = rows.some(({ note }) => note !== undefined)
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(['', ...columns, ...(isNoted ? ['where'] : [])]),
    line(['---', ...columns.map(() => '---:'), ...(isNoted ? ['---'] : [])]),
    ...rows.map(({ name, note, values }) =>
      line([name, ...values.map((value) => number.format(value)), ...(isNoted ? [`\`${note}\``] : [])]),
    ),
  ]
}

const blockOf = (document: string) =>
  document.includes(begin) ? document.slice(document.indexOf(begin), document.indexOf(end)) : ''

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
