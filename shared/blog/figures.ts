import type { Vendor } from '../catalogue'
import { noAssumptions } from '../cost/assumptions'
import { vendorCost } from '../cost/vendor-cost'
import { once } from '../once'
import { firstIndex } from '../ordered'
import { type Statement, statementsOf } from './figure-blocks'
import { type Figure, figuresOf, type Kind } from './figures-in-text'
import { createVendorFinder, type Mention } from './vendor-names'

/**
 * The prices and ratings that an article gives without support in the catalogue, each as a sentence. A figure belongs
 * to the vendor nearest to it. It is supported by the record, the page, simple calculations, or the cost of the plans
 * for a number of clinicians that the statement names.
 */
export function unsupportedFigures(article: string, vendors: readonly Vendor[]): string[] {
  const findVendors = onceEach(createVendorFinder(vendors))
  const found = new Set<string>()
  for (const statement of statementsOf(article)) {
    const isReckoned = createReckoning(statement)
    for (const { figure, vendor } of attributed(statement, findVendors)) {
      const known = figuresOfRecord(vendor)[figure.kind]
      const isSupported =
        known.has(figure.value) || (figure.kind === 'price' && isReckoned(figure.value, known, vendor))
      if (!isSupported) found.add(reasonOf(figure, vendor))
    }
  }
  return [...found]
}

function reasonOf({ kind, text }: Figure, vendor: Vendor): string {
  const { starRating, estimatedCostPerMonth } = vendor
  const pageRating = vendor.card.reading?.starRating
  const ratings = [starRating.value === 'N/A' ? null : starRating.value, pageRating].filter(Boolean).join(' and ')
  const [words, catalogue] =
    kind === 'price'
      ? ['price', estimatedCostPerMonth.value && `${estimatedCostPerMonth.value} per month`]
      : ['rating', ratings]
  const says = catalogue ? `the catalogue says ${catalogue}` : `the catalogue has no ${words}`
  return `${vendor.name}: the article gives a ${words} of ${text}; ${says}.`
}

/** Whether a figure is a product in the statement (`8 × $39 = $312`), or the cost for its number of clinicians. */
function createReckoning({ cells }: Statement): (value: number, known: ReadonlySet<number>, vendor: Vendor) => boolean {
  const readStatement = once(() => {
    const text = cells.map((cell) => `${cell.text} ${cell.column}`).join(' | ')
    const prices = figuresOf(text).flatMap(({ kind, value }) => (kind === 'price' && value > 0 ? [value] : []))
    const whole = Array.from(text.matchAll(/(?<![\d.,$])(\d+)[.,]*(?![\d.,])/g), ([, digits]) => Number(digits))
    const named = whole.filter((number) => number > 1 && Number.isSafeInteger(number))
    const heads = [...new Set(named)].filter((number) => number <= headsMax).slice(0, headCountsMax)
    return { prices: new Set(prices), factors: new Set([12, ...named, ...named.map((number) => number * 12)]), heads }
  })
  return (value, known, vendor) => {
    const { prices, factors, heads } = readStatement()
    for (const base of known) if (prices.has(base) && factors.has(value / base)) return true
    return heads.some((providers) => sumsFor(vendor, providers).some((sum) => Math.abs(sum - value) < rounding))
  }
}

/** A month's share of a year's sum, which is rounded to dollars, is off by at most this much. */
const rounding = 0.05

/** Bounds on how many costs are computed for a sentence: real ones name few and small practices. */
const headsMax = 1000
const headCountsMax = 6

function sumsFor(vendor: Vendor, providers: number): number[] {
  const { years } = vendorCost(vendor, { providers, assumptions: noAssumptions })
  return years.flatMap(({ years: horizon, least, most }) =>
    horizon === 1 ? [least, most, least / 12, most / 12] : [least, most],
  )
}

type RecordFigures = Readonly<Record<Kind, ReadonlySet<number>>>

const records = new WeakMap<Vendor, RecordFigures>()

function figuresOfRecord(vendor: Vendor): RecordFigures {
  const known = records.get(vendor)
  if (known) return known
  const figures = figuresOf([...textsIn(vendor), ...textsIn(vendor.card)].join('\n'))
  const values = (kind: Kind) => new Set(figures.filter((figure) => figure.kind === kind).map(({ value }) => value))
  const record = { price: values('price'), rating: values('rating') }
  records.set(vendor, record)
  return record
}

/** All texts of a record; a number under `price`, or one by the month, is in dollars, as in the charge for a claim. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    /^price$|Monthly$/.test(key) && typeof each === 'number' ? [`$${each}`] : textsIn(each),
  )
}

type FindVendors = (text: string) => readonly Mention[]

/** Caches the results per text: a heading belongs to many sentences, a column's title to many rows. */
function onceEach(findVendors: FindVendors): FindVendors {
  const known = new Map<string, readonly Mention[]>()
  return (text) => {
    const mentions = known.get(text) ?? findVendors(text)
    known.set(text, mentions)
    return mentions
  }
}

/** The figures in a statement that are about a vendor, each with the vendor. */
function* attributed(statement: Statement, findVendors: FindVendors): Generator<{ figure: Figure; vendor: Vendor }> {
  const rowVendor = statement.cells.length > 1 ? only(findVendors(statement.cells[0]?.text ?? '')) : undefined
  const spokenOf = once(() => vendorSpokenOf(statement, findVendors))
  for (const { text, column } of statement.cells) {
    const mentions = findVendors(text)
    const around = rowVendor ?? only(findVendors(column)) ?? (mentions.length === 0 ? spokenOf() : undefined)
    for (const figure of figuresOf(text)) {
      const vendor = isOfSomethingElse(text, figure) ? undefined : (nearest(text, figure, mentions) ?? around)
      if (vendor) yield { figure, vendor }
    }
  }
}

function vendorSpokenOf({ cells, before, heading }: Statement, findVendors: FindVendors): Vendor | undefined {
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

/** The vendor named last before the figure, or the next one if it is linked to it (`$39 for Valant`) or the first. */
function nearest(text: string, { start, end }: Figure, mentions: readonly Mention[]): Vendor | undefined {
  const previous = mentions[firstIndex(mentions, (mention) => mention.end > start) - 1]
  const next = mentions[firstIndex(mentions, (mention) => mention.start >= end)]
  if (!(previous && next)) return (previous ?? next)?.vendor
  const between = text.slice(end, next.start)
  return /^\+?[^.,;:|($]{0,24}\b(?:of|for|from|by|with|on|at)\s+(?:the\s+)?$/.test(between)
    ? next.vendor
    : previous.vendor
}

/** Whether a sum of money is not a system's price: what a practice has, earns, pays its staff, or bills. */
function isOfSomethingElse(text: string, { kind, start, end }: Figure): boolean {
  if (kind === 'rating') return false
  const [before, after] = [text.slice(Math.max(0, start - 48), start), text.slice(end, end + 32)]
  return (
    // Linear here: matched only against the 48 characters before a figure.
    /\b(?:budgets?|revenue|salar(?:y|ies)|wages?|income|collect(?:s|ed|ing|ions)?|deductible|copay(?:ment)?s?|reimburse\w*|claims?|session fees?|fines?|penalt(?:y|ies))\b[^.;:|]*$/i.test(
      before,
    ) ||
    /^\+?\s?(?:an|per|\/)\s?hour\b|^\+?(?:\s[\w-]+)?\s(?:budget|claims?|copay(?:ment)?|deductible|visit|session|fine|penalty|in (?:\w+\s)?(?:claims|revenue|collections))\b/i.test(
      after,
    )
  )
}
