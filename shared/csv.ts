// cspell:ignore uary ruary ober
/** One RFC 4180 record with its line end. Cells are quoted only if necessary. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** What begins a formula, also with a full-width sign from East Asian keyboards. */
const sign = /^[=+\-@＝＋－＠﹦﹢﹣﹫]/
/** What may be before the sign: spaces, unseen characters, and the separators at which programs split cells. */
const gap = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}";,]+/gu
const separator = /[;,\t\r\n]/

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?\\.?'

/** Texts that a spreadsheet turns into a date, a time, a fraction, or a number with other digits. */
const converted = [
  /^(?:\d{1,2} ?[-/] ?\d{1,4}|\d{4} ?[-/] ?\d{1,2}|\d{1,4} ?([-/.]) ?\d{1,2} ?\1 ?\d{1,4})(?: \d{1,2}:\d\d.*)?$/,
  new RegExp(`^(?=.*\\d)(?:\\d{1,4}[-/ ,.]{0,2})?${month}(?:[-/ ,.]{0,2}\\d{1,4}){0,2}$`),
  /^\d{1,2}(?::\d{1,2}){1,2}(?: ?[ap]m?)?$|^\d{1,2} [ap]m?$/,
  /^[\d.,]+e[-+]?\d+$/,
  /^\d+ \d+\/\d+$/,
  /^\([\d.,]+\)$/,
  /^0[\d ]+$/,
  /^(?:[ ,]?\d){12,}$/,
]

/** A whole day, perhaps with a time, which spreadsheets read as what it is. */
const wholeDay = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/

/**
 * Escapes a cell of text from visitors with an apostrophe, so spreadsheets neither run it as a formula nor turn it into
 * something else: `3-4` into a date, `0123` into 123. A formula counts at the start of the cell and after each separator
 * and line break in it, whatever space is before its sign, because programs split cells differently:
 * https://owasp.org/www-community/attacks/CSV_Injection. To be used with `csvRow` for all text that is not ours.
 */
export function safeCsvCell(text: string): string {
  const parted = text.replace(gap, (run, at: number) =>
    separator.test(run) && sign.test(text.slice(at + run.length, at + run.length + 1)) ? `${run}'` : run,
  )
  const isFormula = parted !== text || sign.test(text.replace(gap, '')) || /^\s*[\t\r]/.test(text)
  return isFormula || isConverted(text) ? `'${parted}` : text
}

function isConverted(text: string): boolean {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  return plain.length < 60 && !wholeDay.test(plain) && converted.some((pattern) => pattern.test(plain))
}

/** A range of our own, such as `2-10`, with the dash that no spreadsheet takes for a date's. */
export const csvRange = (text: string): string => text.replace(/(?<=\d)-(?=\d)/g, '–')
