import { groupBy } from '../group-by'
import { counted, dollars, grouped } from '../words'
import { dateWords } from './basis'
import type { Incident, Item, PricePlan, Values } from './kinds'

/** A list in words; criteria of a regulation are grouped by paragraph: `(a)(1)-(5), (12); (b)(1)`. */
export function listWords(list: readonly string[]): string {
  const criteria = list.map((one) => /^\((\w)\)\((\d+)\)$/.exec(one))
  if (criteria.includes(null)) return list.join(', ')
  const paragraphs = groupBy(criteria, (match) => match?.[1])
  const numbersOf = (matches: typeof criteria) => rangesOf(matches.map((match) => Number(match?.[2])))
  return [...paragraphs].map(([paragraph, matches]) => `(${paragraph})${numbersOf(matches)}`).join('; ')
}

function rangesOf(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `(${from})` : `(${from})-(${to})`)).join(', ')
}

/** A plan with its price for the first clinician and for each further one. */
export function planLine(record: PricePlan): string {
  const { plan, minimumSeats, note } = record
  const seats = minimumSeats !== null && minimumSeats > 1 ? `, from ${minimumSeats} seats` : ''
  return `${plan}: ${firstWords(record)}${furtherWords(record)}${seats}${note ? ` (${note})` : ''}`
}

/** The price of the first clinician, and of the others if it is the same. */
function firstWords({ firstClinicianMonthly, furtherClinicianMonthly, per }: PricePlan): string {
  if (firstClinicianMonthly === null) return 'price on request'
  const [unit, ...rest] = per.split(' and ')
  const isFirstOnly = furtherClinicianMonthly !== null
  return isFirstOnly
    ? `first ${unit} ${dollars(firstClinicianMonthly)} per ${rest.join(' per ')}`
    : `${dollars(firstClinicianMonthly)} ${perWords(per)}`
}

/** The price of each additional clinician; if it falls in steps, `, clinicians 2–5 $74, 6+ $72`. */
function furtherWords({ furtherClinicianMonthly, tiers, per }: PricePlan): string {
  if (furtherClinicianMonthly === null) return ''
  const [unit] = per.split(' ')
  if (!tiers) return `, each additional ${unit} ${dollars(furtherClinicianMonthly)}`
  const steps = tiers.map(({ from, monthly }, place) => {
    const next = tiers[place + 1]
    return `${next ? `${from}–${next.from - 1}` : `${from}+`} ${dollars(monthly)}`
  })
  return `, ${unit}s ${steps.join(', ')}`
}

/** `claim $0.15 (over 200 a month)`. */
export function itemWords({ item, price, per, note }: Item): string {
  return `${item} ${dollars(price)}${per ? ` ${perWords(per)}` : ''}${note ? ` (${note})` : ''}`
}

/** What a price is for: `clinician and month` is `per clinician per month`. */
const perWords = (units: string) => `per ${units.replace(' and ', ' per ')}`

/** A listing of the federal list: product, number, status, and date. */
export function listingWords({ product, version, chplNumber, status, certifiedOn }: Values['listing']): string {
  return `${product}, ${version}: ${chplNumber}, ${status.toLowerCase()}, certified ${dateWords(certifiedOn)}`
}

/** How often a certified product was checked, and what was found. */
export function surveillanceWords(counts: Values['surveillance']): string {
  if (Object.values(counts).every((count) => count === 0)) return 'None on record'
  const { total = 0, openNonConformities = 0, directReviews = 0 } = counts
  return `${total} in all, ${counted(openNonConformities, 'open finding')}, ${counted(directReviews, 'direct review')}`
}

/** A breach or outage: what, when, how many people, and its outcome. */
export function incidentWords({ what, from, to, people, outcome }: Incident): string {
  const when = [from, to].flatMap((date) => (date ? [dateWords(date)] : [])).join(' to ')
  const concerned = people === null ? '' : `: ${grouped(people)} people`
  const began = what.charAt(0).toUpperCase() + what.slice(1)
  return `${began}${when ? ` (${when})` : ''}${concerned}${outcome ? `; ${outcome}` : ''}.`
}
