import { capitalized, dollarRange, dollars } from '../words'
import type { ListedPrice, Plan, Pricing } from './plan'

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

/** What the named plans charge, and that the price the catalogue lists is not used if it has no source. */
export function ratesWords({ plans, listedPrice }: Pricing, names: readonly string[]): string {
  const rates = (plans.value ?? []).filter(({ name }) => names.includes(name)).map((plan) => `${rateWords(plan)}.`)
  const unused = listedPrice && !listedPrice.isSourced ? [unusedWords(listedPrice)] : []
  return [...rates, ...unused].join(' ')
}

/** Without how the vendor bills, which pages say in the sentence before. */
function unusedWords(price: ListedPrice): string {
  return `${capitalized(figureWords(price)).replace(/[,;] .*/, '')} is not used.`
}

/** `Plus plan: $99 a month for the first provider, $74 for each additional provider ($72 from 6 providers, $69 from 16)`. */
function rateWords({ name, firstMonthly, furtherMonthly, tiers = [] }: Plan): string {
  const first = `${name} plan: ${dollars(firstMonthly)} a month`
  if (furtherMonthly === null) return first
  const steps = tiers.filter(({ monthly }) => monthly !== furtherMonthly)
  const volume = steps.map(({ monthly, from }, index) => `${dollars(monthly)} from ${from}${index ? '' : ' providers'}`)
  const further = `${dollars(furtherMonthly)} for each additional provider`
  return `${first} for the first provider, ${further}${volume.length > 0 ? ` (${volume.join(', ')})` : ''}`
}
