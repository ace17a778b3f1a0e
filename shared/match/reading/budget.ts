import { htmlTags } from '../letter-parts/visitors-words'
import { withPlainNumbers } from './numbers'
import { titlePatterns } from './titles'

/** A monthly budget, as far as the visitor's words determine it, in US dollars. */
export type ParsedBudget =
  | {
      kind: 'parsed'
      /** 0 if only an upper bound was given. */
      monthlyLow: number
      /** Equal to `monthlyLow` if one figure was given, even after "at least". */
      monthlyHigh: number
      per: 'provider' | 'practice'
      source: string
    }
  | { kind: 'unparsed' }

const unparsed: ParsedBudget = { kind: 'unparsed' }

const largestBelievable = 1e8
/** A longer text is prose, in which a figure can mean anything. */
const longestReadable = 300
const multipliers: Record<string, number> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  million: 1e6,
}

/** Months covered by one payment of each kind; a month if the text does not say. */
const periods: readonly { pattern: RegExp; months: number }[] = [
  { pattern: /\b(?:year(?:ly)?|yr|annum|annual(?:ly)?|p\.?a)\b/, months: 12 },
  { pattern: /\bquarter(?:ly)?\b|\bqtr\b/, months: 3 },
  { pattern: /\b(?:bi-?weekly|fortnight(?:ly)?|(?:every )?(?:two|2) weeks)\b/, months: 12 / 26 },
  { pattern: /\bweek(?:ly)?\b|\bwk\b/, months: 12 / 52 },
]
const monthly = /\bmonth(?:ly)?\b|\bmo\b|\bp\.?m\b/

const person = `(?:(?:billing|full-time|licensed|active) )?(?:${titlePatterns.seat})`
const perPerson = new RegExp(
  `(?:\\bper|\\/|\\ba|\\ban|\\beach|\\bevery|\\bfor each|\\bfor every)\\s*${person}\\b|\\beach\\b|\\bapiece\\b|\\bpppm\\b|\\bpupm\\b`,
)
const headCount = new RegExp(
  `(?:[x×*@]|\\btimes\\b|\\bfor\\b|\\bwith\\b)?\\s?(?<![\\d.,$k-])\\b\\d{1,4}\\s+(?:${person}|people)\\b`,
  'g',
)
const multipliedByHeads = new RegExp(`(?:[x×*@]|\\btimes\\b)\\s*\\d{1,4}\\s+(?:${person}|people)\\b`)

/** Units that cannot be converted into a monthly price, and currencies other than dollars. */
const inconvertible = [
  /[€£¥₪₹%]|(?<![\p{L}\d])(?:eur|euros?|gbp|pounds?|cad|aud|czk|kč|kc|pln|zł|chf|sek|nok|dkk|inr|mxn|nis|percent|percentage)(?![\p{L}\d])/u,
  /(?:\bper|\/|\ban?|\beach)\s*(?:client|patient|member|session|visit|claim|note|location|site|bed|facility|hour|hr|day|encounter)s?\b/,
  /\bpmpm\b/,
  /\b(?:one-?time|once|up-?front|set-?up|hourly|daily)\b/,
]
/** Words that show that a bare number is a calendar year. */
const calendarYear =
  /\b(?:in|by|until|fy|q[1-4]|year|january|february|march|april|may|june|july|august|september|october|november|december)\s*(?:19|20)\d\d\b|\b20\d\d(?= budget)/g

const amountPattern =
  /(?<![\d.,])(\d{1,3}(?:[, ]\d{3})+|\d+)(\.\d+)?\s*(k|grand|thousand|mm|mil|million|m)?(?![\p{L}\d])(?!,\d)/gu
/** A budget of nothing, and a remark after it: `$0, we are a nonprofit`. */
const nothingToPay =
  /^(?:free|for free|\$? ?0(?:\.00?)?(?: ?\$)?(?: ?(?:\/|a|per) ?(?:month|mo|year))?)(?: ?[,;.(]\D*)?$/
const undecided = /\b(?:sure|tbd|unknown|yet|until|depends|trial|then)\b/
const upperBound =
  /\b(?:up to|under|below|less than|no more than|not more than|max(?:imum)?|at most|within|cap(?:ped)?|not exceed(?:ing)?|or less)\b|<|≤/
const rangeConnector = /^[\s$]*(?:-|to|and|or|through)[\s$]*$/

interface Amount {
  value: number
  scaled: boolean
  start: number
  end: number
}

/**
 * Reads a monthly budget from free text. Returns `unparsed` rather than guessing. The rules:
 *
 * - One amount, or two joined as a range (`50-100`, `2,000 to 3,500`, `between … and …`, any dash). More amounts: unparsed.
 * - `k`, `thousand`, `m`, `million` multiply; in `2-3k` the suffix counts for both ends. Ends in the wrong order are swapped.
 * - A year is divided by 12, a quarter by 3; 26 two-week periods or 52 weeks make a year, and the result is rounded to
 *   dollars. Without a period it is a month, because the form asks for one.
 * - `per provider`, `/user`, `each`, `a clinician` make it per provider, and so does `$50 x 12 providers`;
 *   everything else is for the whole practice.
 * - `up to`, `under`, `max` give a range from 0. After `at least`, `over`, or a trailing `+`, the figure is both ends,
 *   because the text does not say how much more it may be. `around`, `about`, `~` change nothing.
 * - `free` and `$0`, with or without a remark, are a budget of 0; `none`, `not sure`, `TBD` are unparsed.
 * - Also unparsed: other currencies, percentages, prices per client, per member (`pmpm`), session, claim, site, or hour,
 *   one-time amounts, a bare calendar year, a point for thousands (`3.000`), numbers in words, and anything longer than
 *   300 characters.
 */
export function parseBudget(text: string): ParsedBudget {
  if (text.length > longestReadable) return unparsed
  const plain = normalize(text)
  if (nothingToPay.test(plain) && !undecided.test(plain)) {
    return { kind: 'parsed', monthlyLow: 0, monthlyHigh: 0, per: 'practice', source: text.trim() }
  }
  if (inconvertible.some((pattern) => pattern.test(plain))) return unparsed

  const money = withoutAsides(plain.replace(calendarYear, ' ').replace(headCount, ' '))
  const amounts = readAmounts(money)
  const range = amounts && readRange(money, amounts)
  if (!range) return unparsed

  const months = monthsOf(money) ?? monthsOf(plain) ?? 1
  const [low, high] = range.map((value) => monthlyAmount(value, months)) as [number, number]
  return {
    kind: 'parsed',
    monthlyLow: upperBound.test(money) && low === high ? 0 : low,
    monthlyHigh: high,
    per: perPerson.test(plain) || multipliedByHeads.test(plain) ? 'provider' : 'practice',
    source: text.trim(),
  }
}

function normalize(text: string): string {
  return withPlainNumbers(text)
    .replace(htmlTags, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\bus\s*\$|\b(?:us dollars?|usd|dollars?|bucks)\b/g, '$')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Removes text in parentheses if the rest contains a figure. */
function withoutAsides(text: string): string {
  // Linear here: a text of at most 300 characters, which normalizing hardly lengthens.
  const outside = text.replace(/\([^)]*\)/g, ' ')
  return /\d/.test(outside) ? outside : text
}

/** All amounts in the text; undefined if it contains a number that cannot be read with certainty. */
function readAmounts(text: string): Amount[] | undefined {
  const amounts = [...text.matchAll(amountPattern)].map((match): Amount => {
    const [whole, integer = '', fraction = '', suffix] = match
    const value = Number(integer.replace(/[, ]/g, '') + fraction) * (suffix ? (multipliers[suffix] ?? 1) : 1)
    return { value, scaled: suffix !== undefined, start: match.index, end: match.index + whole.length }
  })
  const rest = amounts.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
  const thousandsPoint = /\d\.\d{3}(?!\d)/.test(text)
  const negative = /^\$?-\$?\d/.test(text.replace(/\s/g, ''))
  return /\d/.test(rest) || thousandsPoint || negative ? undefined : amounts
}

function readRange(text: string, amounts: Amount[]): [number, number] | undefined {
  const [first, second, third] = amounts
  if (!first || third) return undefined
  if (!second) return believable(first.value, first.value)
  if (!rangeConnector.test(text.slice(first.end, second.start))) return undefined
  const shared = second.scaled && !first.scaled && first.value < 1000 ? scaleOf(text, second) : 1
  return believable(first.value * shared, second.value)
}

function scaleOf(text: string, amount: Amount): number {
  const suffix = /(?<![a-z])[a-z]+$/.exec(text.slice(amount.start, amount.end))?.[0] ?? ''
  return multipliers[suffix] ?? 1
}

function believable(a: number, b: number): [number, number] | undefined {
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  return high > 0 && high <= largestBelievable ? [low, high] : undefined
}

function monthsOf(text: string): number | undefined {
  if (monthly.test(text)) return 1
  return periods.find(({ pattern }) => pattern.test(text))?.months
}

function monthlyAmount(value: number, months: number): number {
  return months === 1 ? Math.round(value * 100) / 100 : Math.round(value / months)
}
