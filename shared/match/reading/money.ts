import { parseBudget } from './budget'
import { plainText } from './numbers'

/** A monthly budget as understood, to be shown beside the visitor's own words. */
export interface BudgetRead {
  /** In `currency`; `least` is 0 if only an upper bound was given. Null if no monthly amount was understood. */
  monthly: { least: number; most: number } | null
  /** `unclear` if an amount is too small for the whole practice and the text does not say whom it is for. */
  per: 'practice' | 'provider' | 'unclear' | null
  /** ISO 4217; null if no amount was understood. */
  currency: string | null
  /** Percentage of the practice's collections, if the budget was given that way. */
  shareOfRevenue: { least: number; most: number } | null
  from: string
}

/** What is known of the country if only the budget's currency shows that it is not the United States. */
export const foreignPayer = (currency: string): string => `a country that pays in ${currency}`

/** The lowest monthly price per provider on the market. A lower amount for a group must be per provider. */
const providerPriceMin = 15

const word = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'giu')
const currencies: readonly { code: string; pattern: RegExp }[] = [
  { code: 'CZK', pattern: word('kč|kc|czk|korun|koruna|crowns') },
  { code: 'EUR', pattern: /€|(?<!\p{L})(?:eur|euros?)(?!\p{L})/giu },
  { code: 'GBP', pattern: /£|(?<!\p{L})(?:gbp|pounds?|quid)(?!\p{L})/giu },
  { code: 'CAD', pattern: /(?<!\p{L})(?:ca?\$|cad|canadian dollars?)(?!\p{L})/giu },
  { code: 'AUD', pattern: /(?<!\p{L})(?:au?\$|aud|australian dollars?)(?!\p{L})/giu },
  { code: 'PLN', pattern: word('pln|zł|zloty|złoty') },
  { code: 'CHF', pattern: word('chf|francs') },
  { code: 'INR', pattern: /₹|(?<!\p{L})(?:inr|rupees?)(?!\p{L})/giu },
  { code: 'ILS', pattern: /₪|(?<!\p{L})(?:nis|shekels?)(?!\p{L})/giu },
  { code: 'JPY', pattern: /¥|(?<!\p{L})(?:jpy|yen)(?!\p{L})/giu },
  { code: 'SEK', pattern: word('sek') },
  { code: 'NOK', pattern: word('nok') },
  { code: 'DKK', pattern: word('dkk') },
  { code: 'MXN', pattern: word('mxn|pesos') },
]

const wholePractice =
  /\b(?:whole|entire|all of us|for all|for everyone|in all|in total|total|altogether|overall|(?:for|per) (?:the|our|all) (?:practice|group|clinic|team|organization|office|company|agency))\b/
const revenueShare = /(?<![\d.])(\d{1,2}(?:\.\d{1,3})?)(?: ?(?:-|to) ?(\d{1,2}(?:\.\d{1,3})?))? ?(?:%|percent)/

/**
 * Reads a monthly budget in any currency, or a share of revenue. Never guesses: if nothing was understood, `monthly` is
 * null, and an amount that may be per provider is `unclear`. Null for an empty text.
 * @param providersLeast the minimum number of providers, if known; distinguishes an amount per provider from one for
 * all
 */
export function readBudget(text: string, providersLeast: number | null): BudgetRead | null {
  const from = text.trim()
  if (from === '') return null
  const plain = plainText(from)
  const share = revenueShare.exec(plain)
  if (share) return { ...nothing(from), shareOfRevenue: shareOf(share) }
  const foreign = currencies.find(({ pattern }) => plain.search(pattern) >= 0)
  const parsed = parseBudget(foreign ? plain.replace(foreign.pattern, ' $ ') : plain)
  if (parsed.kind === 'unparsed') return nothing(from)
  const { monthlyLow: least, monthlyHigh: most } = parsed
  const smallForAll =
    most > 0 && providersLeast !== null && providersLeast > 1 && most / providersLeast < providerPriceMin
  const per = parsed.per === 'practice' && smallForAll && !wholePractice.test(plain) ? 'unclear' : parsed.per
  return { monthly: { least, most }, per, currency: foreign?.code ?? 'USD', shareOfRevenue: null, from }
}

function nothing(from: string): BudgetRead {
  return { monthly: null, per: null, currency: null, shareOfRevenue: null, from }
}

function shareOf([, one = '0', two = one]: RegExpExecArray): { least: number; most: number } {
  return { least: Math.min(Number(one), Number(two)), most: Math.max(Number(one), Number(two)) }
}
