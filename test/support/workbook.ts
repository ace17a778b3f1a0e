import FormulaParser from 'fast-formula-parser'
import { strFromU8, unzipSync } from 'fflate'

/** The content of a cell: text, a number, or a formula without its equals sign, with the value beside it. */
export type Cell = { text: string } | { number: number } | { formula: string; shown: number | string | undefined }

export interface Sheet {
  name: string
  /** By address, such as `B7`; empty cells are left out. */
  cells: Map<string, Cell>
  frozenRows: number
  /** Column widths, starting at index 0. */
  widths: number[]
}

/** Reads an XLSX file, as far as the workbook uses the format. */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const files = unzipSync(bytes)
  const xml = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const strings = [...xml('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    unescaped([...item.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text]) => text).join('')),
  )
  const names = [...xml('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) =>
    unescaped(name),
  )
  return names.map((name, index) => readSheet(name, xml(`xl/worksheets/sheet${index + 1}.xml`), strings))
}

function readSheet(name: string, xml: string, strings: readonly string[]): Sheet {
  const cells = new Map<string, Cell>()
  for (const [, attributes = '', content = ''] of xml.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const address = /r="([A-Z]+\d+)"/.exec(attributes)?.[1]
    const formula = /<f>(.*?)<\/f>/s.exec(content)?.[1]
    const value = /<v>(.*?)<\/v>/s.exec(content)?.[1]
    if (!address) continue
    if (formula !== undefined)
      cells.set(address, {
        formula: unescaped(formula),
        shown: value === undefined || attributes.includes('t="str"') ? value : Number(value),
      })
    else if (value === undefined) continue
    else if (attributes.includes('t="s"')) cells.set(address, { text: strings[Number(value)] ?? '' })
    else cells.set(address, { number: Number(value) })
  }
  const widths = [...xml.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))
  return { name, cells, frozenRows: Number(/<pane [^>]*ySplit="(\d+)"/.exec(xml)?.[1] ?? 0), widths }
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

type Reference = { row: number; col: number }

let readCell: (at: Reference) => number | string | undefined = () => undefined

/** Parsers not in use. Each records its grammar when it is created, and none can be used while it computes a formula. */
const idle: FormulaParser[] = []

const newParser = () =>
  new FormulaParser({
    onCell: (at) => readCell(at),
    onRange: ({ from, to }) =>
      span(from.row, to.row).map((row) => span(from.col, to.col).map((col) => readCell({ row, col }))),
  })

/** The formulas of a sheet, each with the value that the file has for it and the one that computing it gives. */
export const formulasOf = (sheet: Sheet) =>
  [...sheet.cells].flatMap(([at, cell]) =>
    'formula' in cell ? [{ at, shown: cell.shown, computed: shownAt(sheet, at, {}) }] : [],
  )

/** The document property with a workbook's title. */
export const titleOf = (bytes: Uint8Array) =>
  /<dc:title>(.*?)<\/dc:title>/.exec(strFromU8(unzipSync(bytes)['docProps/core.xml'] ?? new Uint8Array()))?.[1]

/** The value of a cell once `inputs` are filled in, with every formula that it depends on computed. */
export function shownAt(sheet: Sheet, address: string, inputs: Readonly<Record<string, number>>): number | string {
  readCell = ({ row, col }) => {
    const at = `${columnName(col)}${row}`
    const filled = inputs[at]
    if (filled !== undefined) return filled
    const cell = sheet.cells.get(at)
    if (!cell) return undefined
    if ('text' in cell) return cell.text
    return 'number' in cell ? cell.number : evaluate(cell.formula, { row, col })
  }
  const evaluate = (formula: string, { row, col }: Reference) => {
    const parser = idle.pop() ?? newParser()
    try {
      return parser.parse(formula, { sheet: sheet.name, row, col })
    } finally {
      idle.push(parser)
    }
  }
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? []
  return readCell({ row: Number(digits), col: columnNumber(letters) }) ?? ''
}

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

function columnName(column: number): string {
  const rest = (column - 1) % 26
  return (column > 26 ? columnName((column - 1 - rest) / 26) : '') + String.fromCharCode(65 + rest)
}
