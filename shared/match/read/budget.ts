// cspell:ignore mensual licen
import type { Budget } from '../terms/known'
import { type Amount, amountsIn, perPerson } from './amounts'
import { plainOf } from './plain'

/** The lowest monthly price per provider on the market. A lower amount for a group must be per provider. */
const providerPriceMin = 15
/** A longer text is prose, in which a figure can mean anything. */
const longestReadable = 300

const periods: readonly [pattern: RegExp, months: number][] = [
  [/\b(?:month(?:ly)?|mo|pm|p\.m\.|mes|mensual(?:es)?)\b|\/m\b/, 1],
  [
    /\b(?:year(?:ly)?|yr|annum|annual(?:ly)?|p\.?a|fiscal|fy ?\d{2,4}|for (?:the year|20\d\d))\b|\/y\b|\/ ?12 months/,
    12,
  ],
  [/\b(?:quarter(?:ly)?|qtr)\b/, 3],
  [/\b(?:bi-?weekly|fortnight(?:ly)?|(?:every )?2 weeks)\b/, 12 / 26],
  [/\b(?:week(?:ly)?|wk)\b/, 12 / 52],
]
const upper =
  /\b(?:up to|under|below|less than|no more than|not more than|max(?:imum)?|at most|within|cap(?:ped)?(?: at)?|not (?:to )?exceed(?:ing)?|or less|tops|ceiling|or under|cheaper than|stay under)\b|<|≤/
const range = /^(?: ?(?:-|to|and|or|through|a|y|–) ?|\/)$/
/** Sums that are no monthly amount, unless the text names the month. */
const totals =
  /\b(?:project|1[- ]?time|once|up-?front|set-?up|capital|implement(?:ation)?|to spend by|from (?:a|the|our) grant|grant (?:of|for|is|was|award)|[\d,k]+ grant|award(?:ed)? (?:of)?|(?:\d|multi|five|three)[- ]?(?:yr|year)s?(?: contract| term| deal)?|contract (?:was|is|of|value)|total (?:contract|cost)|(?:over|for) \d (?:years|yrs)|rfp|hourly|daily|per (?:diem|hour|day))\b/
const perElse =
  /(?:\bper|\/|\ban?|\beach) ?(?:client|patient|member|session|visit|claim|note|location|site|bed|facility|hour|hr|day|encounter|test|student)s?\b|\bpmpm\b/
const perPractice =
  /\b(?:whole|entire|all of us|for all|for every(?:one|body)|all in|in all|in total|total|altogether|overall|flat|(?:for|per) (?:the|our|all|1)? ?(?:practice|group|clinic|team|organization|office|company|agency))\b/
const share = /(?<![\d.])(\d{1,2}(?:\.\d{1,3})?)(?: ?(?:-|to|or) ?(\d{1,2}(?:\.\d{1,3})?))? ?(?:%|percent)/
const nothing =
  /^\W*(?:free|for free|nothing (?:this|until|till|for now|right now|at the moment|yet|now|before)|zero(?: dollars)?(?: if possible)?)\b|\b(?:has to be|must be|only) free\b/

/**
 * The monthly budget that the words of a budget field state. Never guesses: `monthly` is null if they state none, and an
 * amount that may be per provider is `unclear`. Null for an empty text, and for one without a figure.
 *
 * A year is divided by 12, a quarter by 3; without a period, an amount is of a month, because the form asks for one. Sums
 * of a project, a grant, or a contract of several years are no monthly amount.
 * @param providersLeast the minimum number of providers, if known
 */
export function readBudget(words: string, providersLeast: number | null): Budget | null {
  const from = words.trim()
  const plain = plainOf(from).text.replace(/\ba grand\b(?! total)/g, '1 grand')
  if (plain === '') return null
  const none: Budget = { monthly: null, per: null, currency: null, shareOfRevenue: null, from }
  const amounts = from.length > longestReadable || plain.startsWith('-') ? [] : usable(plain)
  const percent = share.exec(plain)
  if (percent && !amounts.some(({ hasCurrency }) => hasCurrency)) {
    const [one, two] = [Number(percent[1]), Number(percent[2] ?? percent[1])]
    return { ...none, shareOfRevenue: { least: Math.min(one, two), most: Math.max(one, two) } }
  }
  if (amounts.length === 0) {
    if (nothing.test(plain)) return { ...none, monthly: { least: 0, most: 0 }, per: 'practice', currency: 'USD' }
    return /\d/.test(plain) ? none : null
  }
  const [least, most] = bounds(plain, amounts)
  return {
    ...none,
    monthly: { least, most },
    per: perOf(plain, amounts[0], most, providersLeast),
    currency: amounts[0]?.currency ?? null,
  }
}

/** An amount with how many months it is for, and what that is in one. */
type Monthly = Amount & { months: number; month: number }

/** The amounts of the first clause that states a monthly one, with those that follow as its upper end. */
function usable(plain: string): Monthly[] {
  const all = amountsIn(plain)
  const clauses = clausesOf(plain)
  const kept = all.flatMap((amount) => {
    const clause = clauses.find(({ start, end }) => amount.start >= start && amount.start < end) ?? {
      start: 0,
      end: plain.length,
    }
    const words = plain.slice(clause.start, clause.end)
    const own = periods.find(([pattern]) => pattern.test(words))
    if (perElse.test(words) || (totals.test(words) && own?.[1] !== 1)) return []
    const months = (own ?? periods.find(([pattern]) => pattern.test(plain)))?.[1] ?? 1
    return [{ ...amount, months, month: rounded(amount.value * amount.scale, months) }]
  })
  return kept.filter(({ currency }) => currency === kept[0]?.currency)
}

/** Clauses end at a mark or a bracket, but not at the commas of numbers. */
function clausesOf(plain: string): { start: number; end: number }[] {
  // Sums of different kinds stand in one clause: `$10,000 one time and $500 monthly`.
  const pattern = totals.test(plain)
    ? /[;!?()\n]|[.,](?= |$)|\b(?:but|plus|then|and)\b| \+ /g
    : /[;!?()\n]|[.,](?= |$)|\bbut\b/g
  const breaks = Array.from(plain.matchAll(pattern), ({ index }) => index)
  return [0, ...breaks].map((start, at) => ({ start, end: breaks[at] ?? plain.length }))
}

const rounded = (value: number, months: number) =>
  months === 1 ? Math.round(value * 100) / 100 : Math.round(value / months)

function bounds(plain: string, amounts: readonly Monthly[]): [number, number] {
  const [first, second] = amounts as [Monthly, Monthly?]
  if (second === undefined) return [upper.test(plain) ? 0 : first.month, first.month]
  const isRange = range.test(plain.slice(first.end, second.start))
  const scaled =
    isRange && second.scale > 1 && first.scale === 1 && first.value < 1000
      ? rounded(first.value * second.scale, first.months)
      : first.month
  const isMore =
    first.month === 0 ||
    upper.test(plain.slice(first.end, second.start)) ||
    /\b(?:could|stretch|maybe|go to|or)\b/.test(plain.slice(first.end, second.start))
  if (isRange || (isMore && second.month > first.month && second.month < 20 * Math.max(first.month, 10)))
    return [Math.min(scaled, second.month), Math.max(scaled, second.month)]
  return [upper.test(plain.slice(0, first.start)) ? 0 : first.month, first.month]
}

/** `Not each, total` */
const notPer = /\b(?:not|isn't) (?:per|each|apiece|for each|an?)\b(?: [a-z]{1,20})?/g

function perOf(words: string, amount: Amount | undefined, most: number, providersLeast: number | null): Budget['per'] {
  const plain = words.replace(notPer, (found) => ' '.repeat(found.length))
  // `$600 for 12 clinicians ($50 each)` is of the practice.
  const own = clausesOf(plain).find(({ start, end }) => amount && amount.start >= start && amount.start < end)
  const isForAll = own !== undefined && /\bfor (?:all )?\d/.test(plain.slice(own.start, own.end))
  const person = perPerson.exec(isForAll && own ? plain.slice(own.start, own.end) : plain)
  if (person) return /^(?:user|seat|log|licen|employee|staff)/.test(person[1] ?? '') ? 'user' : 'provider'
  const isSmall = most > 0 && providersLeast !== null && providersLeast > 1 && most / providersLeast < providerPriceMin
  return isSmall && plain === words && !perPractice.test(plain) ? 'unclear' : 'practice'
}
