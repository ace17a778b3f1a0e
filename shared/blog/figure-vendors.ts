import type { Vendor } from '../catalogue'
import { once } from '../once'
import { firstIndex } from '../ordered'
import type { Statement } from './figure-blocks'
import { type Figure, figuresOf } from './figures-in-text'
import type { Mention } from './vendor-names'

type FindVendors = (text: string) => readonly Mention[]

/** Caches the results per text: a heading belongs to many sentences, a column's title to many rows. */
export function onceEach(findVendors: FindVendors): FindVendors {
  const known = new Map<string, readonly Mention[]>()
  return (text) => {
    const mentions = known.get(text) ?? findVendors(text)
    known.set(text, mentions)
    return mentions
  }
}

/** The figures in a statement that are about a vendor, each with the vendor. */
export function* attributed(
  statement: Statement,
  findVendors: FindVendors,
): Generator<{ figure: Figure; vendor: Vendor }> {
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

/** The vendor that a sentence is about without naming it. */
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

/**
 * The vendor named last before the figure; or the next one if it is linked to the figure (`$39 for Valant`), or none
 * comes before.
 */
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
