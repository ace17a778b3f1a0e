/** The words with a capital at their beginning. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What people typed, as one line of a header: control characters and line breaks become spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** Making a formatter costs a hundred times what using it does. */
const numberFormat = new Intl.NumberFormat('en-US')
const centsFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1,000`. */
export function grouped(count: number): string {
  return numberFormat.format(count)
}

/** `1 mail`, `2 emails`, `1,000 emails`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** `a`, `a and b`, `a, b, and c`; with `or` where only one of them is meant. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 3) return words.join(` ${last} `)
  return `${words.slice(0, -1).join(', ')}, ${last} ${words.at(-1)}`
}

/** `$1,068`; cents only where there are some. */
export function dollars(amount: number): string {
  return `$${Number.isInteger(amount) ? grouped(amount) : centsFormat.format(amount)}`
}

/** `$531`, `$379 to $531`. */
export function dollarRange({ least, most }: { least: number; most: number }): string {
  return least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`
}

/** The visitor's own words on one line, cut where they go on too long to be read inside a sentence. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return `"${line.length > 80 ? `${line.slice(0, 79)}…` : line}"`
}
