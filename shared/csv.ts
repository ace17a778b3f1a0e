/** One RFC 4180 record with its line end. A cell is quoted only where it must be. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * A cell of text that strangers wrote: a leading apostrophe keeps a spreadsheet from running it as a formula. Use it
 * for cells of `csvRow` whose text is not ours.
 */
export function safeCsvCell(text: string): string {
  return /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
