const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as HTML and XML have it, also in an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => entities[one] ?? one)

/** The text with its first letter capitalized. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Text that people typed, on one line for a header: control characters and line breaks become spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** Created once, because creating a formatter costs a hundred times as much as using it. */
const numberFormat = new Intl.NumberFormat('en-US')
const centsFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A number with thousands separators: `1,000`. */
export function grouped(count: number): string {
  return numberFormat.format(count)
}

/** A number with its noun: `1 email`, `2 emails`, `1,000 emails`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** A list in words: `a`, `a and b`, `a, b, and c`; with `or` for alternatives. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.map((word, place) => word + separatorAfter(place, words.length, last)).join('')
}

/** What follows an entry in a list of `count` in words, for lists whose entries are not plain text, such as links. */
export function separatorAfter(place: number, count: number, last: 'and' | 'or' = 'and'): string {
  const left = count - 1 - place
  if (left > 1) return ', '
  if (left < 1) return ''
  return count > 2 ? `, ${last} ` : ` ${last} `
}

/** Dollars: `$1,068`. Cents only if there are any. */
export function dollars(amount: number): string {
  return `$${Number.isInteger(amount) ? grouped(amount) : centsFormat.format(amount)}`
}

/** A range of dollars: `$531`, `$379 to $531`. */
export function dollarRange({ least, most }: { least: number; most: number }): string {
  return least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`
}

/** The visitor's own words on one line in quotation marks, cut if they are too long for a sentence. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return `"${line.length > 80 ? `${line.slice(0, 79)}…` : line}"`
}
