/** One RFC 4180 record with its line end. Cells are quoted only if necessary. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * Escapes a cell of text from visitors with an apostrophe, so spreadsheets do not run it as a formula. Applies to the
 * start of the cell and after each `;`, which ends a cell in spreadsheets set to that separator. Full-width signs from
 * East Asian keyboards count as well: https://owasp.org/www-community/attacks/CSV_Injection. To be used with `csvRow`
 * for all text that is not ours.
 */
export function safeCsvCell(text: string): string {
  const parted = text.replace(/(;[ "]*)(?=[=+\-@＝＋－＠])/g, "$1'")
  return parted !== text || /^\s*[=+\-@＝＋－＠\t\r]/.test(text) ? `'${parted}` : text
}
