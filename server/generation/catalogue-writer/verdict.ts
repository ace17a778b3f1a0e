import type { Vendor } from '../../../shared/catalogue'
import { type FeatureKey, featureLabel } from '../../../shared/match/terms/features'
import { listed } from '../../../shared/words'
import { toCheck } from './checks'
import { basisMark, detailsOf, isText, markedValue } from './facts'
import { escaped, heading, list, ofAny } from './html'
import type { Plan } from './plan'
import { advantages, markedFeature, reasonsFor } from './reasons'
import { askedKeys } from './record-table'
import { asClause, nowSold, numberWord } from './words'

/** When to choose which system, based only on what distinguishes them. */
export function verdict(plan: Plan): string {
  const { chosen } = plan
  if (chosen.length < 2) return ''
  const items = chosen.map((vendor) => {
    const others = chosen.filter((one) => one !== vendor)
    const { own, reasons } = reasonsFor(vendor, plan)
    const suits = isOpen(own, plan) && reasons.length > 0 ? suitsBest(vendor) : ''
    const check = toCheck(vendor, others, plan)
    return `${choice(vendor, reasons, others.length)}${suits}${aloneWith(vendor, others, plan)}${check && ` Check this first: ${check}.`}`
  })
  return heading('When to choose which') + list(items)
}

/** A reason that another system shares does not decide between the two, nor does a single one between named systems. */
const isOpen = (own: readonly string[], { systems }: Plan) => own.length === 0 || systems.length > 1

/** Whether the verdict says whom a system suits best, which its section then need not repeat. */
export const saysBestFor = (vendor: Vendor, plan: Plan) =>
  plan.chosen.length > 1 && isOpen(reasonsFor(vendor, plan).own, plan)

/**
 * The needs of the practice that only this system's record confirms, as sentences; empty if none. They are no reason to
 * choose it, because every reader of the article has them. A text confirms none, so it is quoted.
 */
function aloneWith(vendor: Vendor, others: readonly Vendor[], plan: Plan): string {
  const needs = askedKeys(plan).filter((key) => !plan.features.includes(key))
  const own = advantages(vendor, others, needs).filter(({ sharers }) => sharers === 0)
  const confirmed = own.flatMap(({ key, fact }) => (isText(fact.field) ? [] : markedFeature(vendor, key, fact)))
  const told = own.flatMap(({ key, fact: { field } }) => (isText(field) ? ` ${onlyTold(vendor, key, field)}.` : []))
  return ofAny(confirmed, (needs) => ` Only its record confirms ${needs}.`) + told.join('')
}

function onlyTold(vendor: Vendor, key: FeatureKey, field: string): string {
  const text = `${detailsOf(vendor, field)} ${basisMark(vendor, field)}`
  return `Only its record says anything about ${escaped(featureLabel(key))}: ${text}`
}

function suitsBest(vendor: Vendor): string {
  const { value } = vendor.bestFor
  return value === null ? '' : ` It suits best: ${markedValue(vendor, 'bestFor', asClause(value, vendor))}.`
}

/** Every reason has its own `if`, because some contain an `and`; without any, the record's own words have to do. */
function choice(vendor: Vendor, reasons: readonly string[], others: number): string {
  const { name, bestFor } = vendor
  const named = `<strong>${escaped(name)}</strong>${nowSold(vendor)}`
  const when = reasons.map((reason) => `if ${reason}`)
  if (when.length > 0) return `Choose ${named} ${listed(when, 'or')}.`
  if (bestFor.value !== null)
    return `Consider ${named} if this describes you: ${markedValue(vendor, 'bestFor', asClause(bestFor.value, vendor))}.`
  const rest = others === 1 ? 'the other' : `the other ${numberWord(others)}`
  return `Nothing in our records favors ${named} over ${rest}; judge it by a demo with your own cases.`
}
