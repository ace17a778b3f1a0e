import type { Vendor } from '../catalogue'
import { vendorReviews } from '../vendors/reviews'
import { type Statement, statementsOf } from './figure-blocks'
import { createVendorFinder, type Mention } from './vendor-names'

type Kind = 'price' | 'rating'

interface Figure {
  kind: Kind
  value: number
  /** As it is written. */
  text: string
  start: number
  end: number
}

/**
 * The prices and ratings that an article gives for a vendor and that nothing in the catalogue backs, each as a sentence:
 * the vendor, the figure, what the catalogue says. A figure belongs to the vendor it stands by: in its sentence, its
 * row or its column, or under its heading. Backed is each figure of the vendor's record and of its page, and what is
 * plainly reckoned from one.
 */
export function unbackedFigures(article: string, vendors: readonly Vendor[]): string[] {
  const findVendors = createVendorFinder(vendors)
  const found = new Set<string>()
  for (const statement of statementsOf(article)) {
    for (const { figure, vendor } of attributed(statement, findVendors)) {
      if (!isBacked(figure, vendor, statement)) found.add(reasonOf(figure, vendor))
    }
  }
  return [...found]
}

type FindVendors = (text: string) => Mention[]

/** The figures of a statement that are said of a vendor. */
function* attributed(statement: Statement, findVendors: FindVendors): Generator<{ figure: Figure; vendor: Vendor }> {
  const rowVendor = statement.cells.length > 1 ? only(findVendors(statement.cells[0]?.text ?? '')) : undefined
  for (const { text, column } of statement.cells) {
    const mentions = findVendors(text)
    const around =
      rowVendor ?? only(findVendors(column)) ?? (mentions.length === 0 ? spokenOf(statement, findVendors) : undefined)
    for (const figure of figuresOf(text)) {
      const vendor = isOfSomethingElse(text, figure) ? undefined : (nearest(text, figure, mentions) ?? around)
      if (vendor) yield { figure, vendor }
    }
  }
}

/** The vendor that a sentence goes on about without naming it. */
function spokenOf({ cells, before, heading }: Statement, findVendors: FindVendors): Vendor | undefined {
  const text = cells.map((cell) => cell.text).join(' ')
  if (!aboutPriceOrRating.test(text) || madeUp.test(text)) return undefined
  return /^(?:it|its|the (?:system|product|vendor|price|rating|software)|pricing|prices?|plans?|rated)\b/i.test(text)
    ? (only(findVendors(before)) ?? only(findVendors(heading)))
    : only(findVendors(heading))
}

const aboutPriceOrRating = /\b(?:pric(?:e[sd]?|ing)|costs?|starts?|starting|begins?|rat(?:ed|ings?)|stars?|scores?)\b/i
const madeUp = /\b(?:example|suppose|imagine|say,|assume|budget|would|if|hour|visits?|clinicians)\b|[×=+]/i

function only(mentions: readonly Mention[]): Vendor | undefined {
  const vendors = new Set(mentions.map(({ vendor }) => vendor))
  return vendors.size === 1 ? mentions[0]?.vendor : undefined
}

/** The vendor that is named last before the figure; the next one where that is tied to it (`$39 for Valant`), or the first. */
function nearest(text: string, { start, end }: Figure, mentions: readonly Mention[]): Vendor | undefined {
  const previous = mentions.filter((mention) => mention.end <= start).at(-1)
  const next = mentions.find((mention) => mention.start >= end)
  if (!(previous && next)) return (previous ?? next)?.vendor
  const between = text.slice(end, next.start)
  return /^\+?[^.,;:|($]{0,24}\b(?:of|for|from|by|with|on|at)\s+(?:the\s+)?$/.test(between)
    ? next.vendor
    : previous.vendor
}

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?(?!\d)`
const scale = String.raw`(?:\s?(k|m|million|thousand)\b)?`
const price = new RegExp(
  String.raw`(?:(?:US)?\$\s?|\bUSD\s?)(${number})${scale}(?:\s?(?:-|–|—|to|and)\s?(?:\$\s?)?(${number})${scale}(?=\+|\s*(?:per|a|an|\/|each|every|month|monthly|[,.;:)|]|$)))?|(?<![\d.,$])(${number})\s?(?:US\s)?(?:dollars|USD)\b`,
  'gi',
)
const rating =
  /(?<![\d.,$/])(\d(?:\.\d+)?)\s?(?:\/|out of)\s?(?:5(?:\.0)?|five)(?![\d/.]\d|\d|\/)|(?<![\d.,$/])(\d\.\d+)\s?\/\s?10(?!\d)|(?<![\d.,$/])(\d(?:\.\d+)?)[\s-]?stars?\b|\b(?:rated|rating(?:\s(?:of|is|at)|:)?|scores?|scoring)\s(?:at\s)?(\d\.\d+)(?![\d%/])/gi

function figuresOf(text: string): Figure[] {
  const figure = (kind: Kind, match: RegExpExecArray, value: number) => ({
    ...{ kind, value, text: match[0].trim() },
    ...{ start: match.index, end: match.index + match[0].length },
  })
  const prices = Array.from(text.matchAll(price), (match) => {
    const [, low, lowScale, high, highScale, words] = match
    const pairs: [string | undefined, string | undefined][] = [
      [low ?? words, lowScale],
      [high, highScale],
    ]
    return pairs.flatMap(([digits, unit]) => (digits ? [figure('price', match, amount(digits, unit))] : []))
  })
  const ratings = Array.from(text.matchAll(rating), (match) =>
    figure('rating', match, Number(match[1] ?? match[2] ?? match[3] ?? match[4])),
  )
  return [...prices.flat(), ...ratings]
}

const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 }

const amount = (digits: string, unit = '') => Number(digits.replaceAll(',', '')) * (scales[unit.toLowerCase()] ?? 1)

/** Money that is no price of a system: what a practice has, earns, pays its people or writes on a claim. */
function isOfSomethingElse(text: string, { kind, start, end }: Figure): boolean {
  if (kind === 'rating') return false
  const [before, after] = [text.slice(Math.max(0, start - 48), start), text.slice(end, end + 32)]
  return (
    /\b(?:budgets?|revenue|salar(?:y|ies)|wages?|income|collect(?:s|ed|ing|ions)?|deductible|copay(?:ment)?s?|reimburse\w*|claims?|session fees?|fines?|penalt(?:y|ies))\b[^.;:|]*$/i.test(
      before,
    ) ||
    /^\+?\s?(?:an|per|\/)\s?hour\b|^\+?(?:\s[\w-]+)?\s(?:budget|claims?|copay(?:ment)?|deductible|visit|session|fine|penalty|in (?:\w+\s)?(?:claims|revenue|collections))\b/i.test(
      after,
    )
  )
}

/** Whether the vendor's record has the figure, or it is a multiple of one that stands beside it. */
function isBacked(figure: Figure, vendor: Vendor, statement: Statement): boolean {
  const known = figuresOfRecord(vendor)[figure.kind]
  if (known.has(figure.value)) return true
  return figure.kind === 'price' && isReckoned(figure.value, known, statement)
}

/** `8 × $39 = $312`: a product of a backed figure in the same statement, with a number that is named there. */
function isReckoned(value: number, known: ReadonlySet<number>, { cells }: Statement): boolean {
  const text = cells.map((cell) => `${cell.text} ${cell.column}`).join(' | ')
  const bases = figuresOf(text).filter((one) => one.kind === 'price' && known.has(one.value) && one.value > 0)
  const named = Array.from(text.matchAll(/(?<![\d.,$])\d+(?![\d.,]*\d)/g), ([digits]) => Number(digits)).filter(
    (n) => n > 1,
  )
  const factors = new Set([12, ...named, ...named.map((n) => n * 12)])
  return bases.some((base) => Number.isInteger(value / base.value) && factors.has(value / base.value))
}

type RecordFigures = Readonly<Record<Kind, ReadonlySet<number>>>

const records = new WeakMap<Vendor, RecordFigures>()

/** All prices and ratings anywhere in a vendor's record or on its page. */
function figuresOfRecord(vendor: Vendor): RecordFigures {
  const kept = records.get(vendor)
  if (kept) return kept
  const figures = figuresOf([...textsIn(vendor), ...textsIn(vendorReviews[vendor.id])].join('\n'))
  const values = (kind: Kind) => new Set(figures.filter((figure) => figure.kind === kind).map(({ value }) => value))
  const record = { price: values('price'), rating: values('rating') }
  records.set(vendor, record)
  return record
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function reasonOf({ kind, text }: Figure, vendor: Vendor): string {
  const { starRating, estimatedCostPerMonth } = vendor
  const pageRating = vendorReviews[vendor.id].reading?.starRating
  const ratings = [starRating.value === 'N/A' ? null : starRating.value, pageRating].filter(Boolean).join(' and ')
  const [words, catalogue] =
    kind === 'price'
      ? ['price', estimatedCostPerMonth.value && `${estimatedCostPerMonth.value} per month`]
      : ['rating', ratings]
  const says = catalogue ? `the catalogue says ${catalogue}` : `the catalogue has no ${words}`
  return `${vendor.name}: the article gives a ${words} of ${text}; ${says}.`
}
