import type { CellObject } from 'write-excel-file/node'

/** The colors of the site's light theme. */
const colors = {
  accent: '#0b6352',
  accentSoft: '#e0f0eb',
  ink: '#10221e',
  inkSoft: '#4a5d57',
  line: '#d9e1de',
  mark: '#fff6dc',
} as const

/** A text that stays text, whatever it begins with: no program interprets it as a formula, a number, or a date. */
export function text(value: string, style: Partial<CellObject> = {}): CellObject {
  return { value, type: String, format: '@', wrap: true, alignVertical: 'top', ...style } as CellObject
}

export function head(value: string): CellObject {
  return text(value, { fontWeight: 'bold', backgroundColor: colors.accentSoft, textColor: colors.ink })
}

export function title(value: string): CellObject {
  return text(value, { fontWeight: 'bold', fontSize: 16, textColor: colors.accent, wrap: false })
}

/** An explanation on one line, which extends over the empty cells beside it. */
export function hint(value: string): CellObject {
  return text(value, { textColor: colors.inkSoft, wrap: false })
}

/** A number to fill in or change; empty unless given. */
export function input(value?: number, format = '#,##0'): CellObject {
  return {
    value,
    type: Number,
    format,
    alignVertical: 'top',
    backgroundColor: colors.mark,
    borderColor: colors.line,
    borderStyle: 'thin',
  } as CellObject
}

/** A cell for words. */
export function answer(): CellObject {
  return text('', { backgroundColor: colors.mark, borderColor: colors.line, borderStyle: 'thin' })
}

/** Separates a formula from its value until the file is written. No formula contains it. */
export const shownMark = '\u2063'

/**
 * A formula without the leading equals sign, which the file format does not have.
 * @param shown its value with the numbers that the file comes with; write the sheets with `writeWorkbook`
 */
export function formula(value: string, shown: number | string, format = '#,##0'): CellObject {
  return {
    value: `${value}${shownMark}${shown}`,
    type: 'Formula',
    format,
    fontWeight: 'bold',
    alignVertical: 'top',
  } as CellObject
}

/** The name of a column: `A` for 1, `AA` for 27. */
export function columnName(column: number): string {
  const rest = (column - 1) % 26
  const before = (column - 1 - rest) / 26
  return (before > 0 ? columnName(before) : '') + String.fromCharCode(65 + rest)
}
