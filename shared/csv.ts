/** One RFC 4180 record with its line end. A cell is quoted only where it must be. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * A cell of text that strangers wrote: an apostrophe keeps a spreadsheet from running it as a formula, at its start and after
 * `;`, which a spreadsheet set to that separator takes for the end of a cell. The wide signs
 * of East Asian keyboards count as well: https://owasp.org/www-community/attacks/CSV_Injection. Use it for cells of `csvRow` whose text
 * is not ours.
 */
export function safeCsvCell(text: string): string {
  const parted = text.replace(/(;[ "]*)(?=[=+\-@＝＋－＠])/g, "$1'")
  return parted !== text || /^\s*[=+\-@＝＋－＠\t\r]/.test(text) ? `'${parted}` : text
}
