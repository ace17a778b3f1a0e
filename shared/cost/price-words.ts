import type { ListedPrice } from '../match/candidate'
import { dollarRange } from '../words'

/** What pages say first about a system whose price no source confirms. */
export const noPrice = 'We found no confirmed price'

/** The price that the catalogue lists: `our unsourced figure of $89-$179 per user per month`. */
export function figureWords({ text, isSourced }: ListedPrice): string {
  return `${isSourced ? 'the listed figure' : 'our unsourced figure'} of ${text}`
}

/** An amount as far as it is known: `$19,044`, `$25,920 to $27,540`, or for a starting price `from $14,040`. */
export function amountWords(range: { least: number; most: number }, openEnded: boolean): string {
  const words = dollarRange(range)
  if (!openEnded) return words
  return range.least === range.most ? `from ${words}` : `${words} or more`
}
