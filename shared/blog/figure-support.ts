import type { Vendor } from '../catalogue'
import { noAssumptions } from '../cost/assumptions'
import { vendorCost } from '../cost/vendor-cost'
import { once } from '../once'
import type { Statement } from './figure-blocks'
import { figuresOf, type Kind } from './figures-in-text'

/**
 * Returns a check of whether a figure follows from a statement: as the product of a known price and a number in it,
 * such as $312 in `8 × $39 = $312`, or as the vendor's cost for a number of clinicians in it.
 */
export function createReckoning({
  cells,
}: Statement): (value: number, known: ReadonlySet<number>, vendor: Vendor) => boolean {
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

/** A vendor's monthly and multi-year cost for a number of clinicians, as the site states it. */
function sumsFor(vendor: Vendor, providers: number): number[] {
  const { years } = vendorCost(vendor, { providers, assumptions: noAssumptions })
  return years.flatMap(({ years: horizon, least, most }) =>
    horizon === 1 ? [least, most, least / 12, most / 12] : [least, most],
  )
}

type RecordFigures = Readonly<Record<Kind, ReadonlySet<number>>>

const records = new WeakMap<Vendor, RecordFigures>()

/** All prices and ratings anywhere in a vendor's record or on its page. */
export function figuresOfRecord(vendor: Vendor): RecordFigures {
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
