import type { Vendor } from '../../../shared/catalogue'
import { type FeatureKey, featureLabel } from '../../../shared/match/terms/features'
import { toCheck } from './checks'
import { basisMark, detailsOf, isText, markedValue } from './facts'
import type { Plan } from './plan'
import { list, listing, type Maybe, ofAny, type Prose, prose, said, section, strong } from './prose'
import { advantages, markedFeature, reasonsFor } from './reasons'
import { askedKeys } from './record-table'
import { asClause, nowSold, numberWord } from './words'

/** When to choose which system, based only on what distinguishes them. */
export function verdict(plan: Plan): Prose {
  const { chosen } = plan
  if (chosen.length < 2) return ''
  const items = chosen.map((vendor) => {
    const others = chosen.filter((one) => one !== vendor)
    const { own, reasons } = reasonsFor(vendor, plan)
    const check = toCheck(vendor, others, plan)
    return said(
      choice(vendor, reasons, others.length),
      isOpen(own, plan) && reasons.length > 0 && suitsBest(vendor),
      ...aloneWith(vendor, others, plan),
      check && prose`Check this first: ${check}.`,
    )
  })
  return section('When to choose which', list(items))
}

/** A reason that another system shares does not decide between the two, nor does a single one between named systems. */
const isOpen = (own: readonly Prose[], { systems }: Plan) => own.length === 0 || systems.length > 1

/** Whether the verdict says whom a system suits best, which its section then need not repeat. */
export const saysBestFor = (vendor: Vendor, plan: Plan) =>
  plan.chosen.length > 1 && isOpen(reasonsFor(vendor, plan).own, plan)

/**
 * The needs of the practice that only this system's record confirms, as sentences; empty if none. They are no reason to
 * choose it, because every reader of the article has them. A text confirms none, so it is quoted.
 */
function aloneWith(vendor: Vendor, others: readonly Vendor[], plan: Plan): Maybe[] {
  const needs = askedKeys(plan).filter((key) => !plan.features.includes(key))
  const own = advantages(vendor, others, needs).filter(({ sharers }) => sharers === 0)
  const confirmed = own.flatMap(({ key, fact }) => (isText(fact.field) ? [] : [markedFeature(vendor, key, fact)]))
  const told = own.flatMap(({ key, fact: { field } }) => (isText(field) ? [onlyTold(vendor, key, field)] : []))
  return [ofAny(confirmed, (needs) => prose`Only its record confirms ${needs}.`), ...told]
}

const onlyTold = (vendor: Vendor, key: FeatureKey, field: string) =>
  prose`Only its record says anything about ${featureLabel(key)}: ${detailsOf(vendor, field)} ${basisMark(vendor, field)}.`

function suitsBest(vendor: Vendor): Maybe {
  const { value } = vendor.bestFor
  return value !== null && prose`It suits best: ${markedValue(vendor, 'bestFor', asClause(value, vendor))}.`
}

/** Every reason has its own `if`, because some contain an `and`; without any, the record's own words have to do. */
function choice(vendor: Vendor, reasons: readonly Prose[], others: number): Prose {
  const { name, bestFor } = vendor
  const named = prose`${strong(name)}${nowSold(vendor)}`
  const when = reasons.map((reason) => prose`if ${reason}`)
  if (when.length > 0) return prose`Choose ${named} ${listing(when, 'or')}.`
  if (bestFor.value !== null)
    return prose`Consider ${named} if this describes you: ${markedValue(vendor, 'bestFor', asClause(bestFor.value, vendor))}.`
  const rest = others === 1 ? 'the other' : `the other ${numberWord(others)}`
  return prose`Nothing in our records favors ${named} over ${rest}; judge it by a demo with your own cases.`
}
