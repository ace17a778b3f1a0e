import type { Vendor } from '../../../shared/catalogue'
import { candidateOf } from '../../../shared/match/from-catalogue'
import { features as matchFeatures } from '../../../shared/match/keys'
import { readNeeds } from '../../../shared/match/read'
import { reservationAbout } from '../../../shared/match/reservations'
import { listed } from '../../../shared/words'
import { factAt, markedValue, noteOf } from './facts'
import { escaped, heading, list } from './html'
import type { Plan } from './plan'
import { advantages, markedFeature, reasonsFor } from './reasons'
import { askedKeys } from './record-table'
import { sizeWarning } from './size'
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
 * The needs of the practice that only this system's record confirms, as a sentence; empty if none. They are no reason to
 * choose it, because every reader of the article has them.
 */
function aloneWith(vendor: Vendor, others: readonly Vendor[], plan: Plan): string {
  const needs = askedKeys(plan).filter((key) => !plan.features.includes(key))
  const own = advantages(vendor, others, needs).filter(({ sharers }) => sharers === 0)
  return own.length > 0
    ? ` Only its record confirms ${listed(own.map(({ key, fact }) => markedFeature(vendor, key, fact)))}.`
    : ''
}

/** For whom the record says a system is best, as a sentence; empty if it does not say. */
function suitsBest(vendor: Vendor): string {
  const { value } = vendor.bestFor
  return value === null ? '' : ` It suits best: ${markedValue(vendor, 'bestFor', asClause(value, vendor))}.`
}

/** The limit that matters most to the topic: for a cost one about the price, otherwise the first that suits. */
function limitOf(
  { limits }: Vendor,
  { asksCost, features }: Plan,
  suits: (limit: Vendor['limits'][number]) => boolean,
) {
  const ofPrice =
    asksCost && features.length === 0
      ? limits.find(({ value, about }) => !about && /\b(?:prices?|fees?|costs?|quotes?)\b/i.test(value ?? ''))
      : undefined
  return (ofPrice ?? limits.find(suits))?.value ?? ''
}

/** Limits that another system can have too without its own list saying so, with the fact that tells. */
const sharedLimits = [
  { pattern: /\bAPI\b/, field: 'exchange.publicApi' },
  { pattern: /\bprices? (?:is|are) quoted\b|\bno public price\b/i, field: 'price.published' },
]

const isAlike = (one: Vendor, other: Vendor, field: string) =>
  factAt(one, field).value !== null && factAt(one, field).value === factAt(other, field).value

/**
 * What speaks against a system most: its size, what is open about the features that favor it, or its first limit; where
 * the topic asks for features, only a limit on those.
 */
function toCheck(vendor: Vendor, others: readonly Vendor[], plan: Plan): string {
  const size = sizeWarning(vendor, plan)
  if (size) return `it is ${size}`
  const [advice] = reservationAbout(candidateOf(vendor), readNeeds(plan.answers))
  if (advice) return escaped(asClause(advice.text, vendor))
  const notes = advantages(vendor, others, askedKeys(plan)).flatMap(({ fact }) => noteOf(fact) || [])
  const isShared = ({ value }: Vendor['limits'][number]) =>
    sharedLimits.some(
      ({ pattern, field }) => pattern.test(value ?? '') && others.some((other) => isAlike(vendor, other, field)),
    )
  const isAbout = ({ value }: Vendor['limits'][number]) =>
    plan.features.length === 0 || plan.features.some((key) => (value ?? '').search(matchFeatures[key].pattern) >= 0)
  return (
    [...new Set(notes)].join('; ') ||
    escaped(
      asClause(
        limitOf(vendor, plan, (limit) => isAbout(limit) && !isShared(limit)),
        vendor,
      ),
    )
  )
}

/**
 * When to choose a system, as a sentence. Every reason has its own `if`, because some of them contain an `and`. Without
 * a reason, the record's own words on whom the system suits best have to tell it from the others.
 */
function choice(vendor: Vendor, reasons: readonly string[], others: number): string {
  const { name, bestFor } = vendor
  const named = `<strong>${escaped(name)}</strong>${nowSold(vendor)}`
  if (reasons.length > 0)
    return `Choose ${named} ${listed(
      reasons.map((reason) => `if ${reason}`),
      'or',
    )}.`
  if (bestFor.value !== null)
    return `Consider ${named} if this describes you: ${markedValue(vendor, 'bestFor', asClause(bestFor.value, vendor))}.`
  const rest = others === 1 ? 'the other' : `the other ${numberWord(others)}`
  return `Nothing in our records favors ${named} over ${rest}; judge it by a demo with your own cases.`
}
