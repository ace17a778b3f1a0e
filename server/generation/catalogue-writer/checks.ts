import type { Vendor } from '../../../shared/catalogue'
import { hasValue } from '../../../shared/catalogue/mark'
import { featureNotes } from '../../../shared/features/notes'
import type { FeatureKey } from '../../../shared/match/terms/features'
import { counted } from '../../../shared/words'
import { basisMark, factAt, factWords, markedValue, noteOf } from './facts'
import type { Plan } from './plan'
import { joined, ofAny, type Prose, prose } from './prose'
import { advantages } from './reasons'
import { type Asked, answerOf, askedKeys, askedOf } from './record-table'
import { hasPlans, planYear, sizeWarning, statedProviders } from './size'
import { asClause, withoutArticle } from './words'

/**
 * What to check first: its size; needs that its record leaves open, with notes on what favors it; otherwise its first
 * limit, or where a cost is asked its price; last how far the features go.
 */
export function toCheck(vendor: Vendor, others: readonly Vendor[], plan: Plan): Prose {
  const size = sizeWarning(vendor, plan)
  if (size) return prose`it is ${size}`
  const notes = [
    ...advantages(vendor, others, askedKeys(plan)).flatMap(({ fact }) => noteOf(fact) || []),
    ...fieldNotes(vendor, others, plan),
  ]
  const first = [openNeeds(vendor, others, plan), ...notes]
  return (
    joined([...new Set(first)], '; ') ||
    (asksOnlyCost(plan) ? priceCheck(vendor, plan) : ownLimit(vendor, others, plan)) ||
    detailToCheck(vendor, askedKeys(plan))
  )
}

function openNeeds(vendor: Vendor, others: readonly Vendor[], plan: Plan): Prose {
  const isOpenFor = (one: Vendor, asked: Asked) => answerOf(one, asked).reading === null
  const open = askedOf(plan).filter((one) => isOpenFor(vendor, one) && !others.every((other) => isOpenFor(other, one)))
  return ofAny(
    open.map(({ name }) => withoutArticle(name)),
    (names) => prose`${names}, which its record does not confirm`,
  )
}

function fieldNotes(vendor: Vendor, others: readonly Vendor[], plan: Plan): string[] {
  const isOpenFor = (one: Vendor, field: string) => !hasValue(factAt(one, field))
  return askedOf(plan).flatMap(({ name, field }) => {
    if (!field || isOpenFor(vendor, field) || !others.some((other) => isOpenFor(other, field))) return []
    const { note } = factAt(vendor, field)
    return note ? `on ${name}, ${asClause(note, vendor)}` : []
  })
}

const asksOnlyCost = ({ asksCost, features }: Plan) => asksCost && features.length === 0

function priceCheck(vendor: Vendor, plan: Plan): Prose {
  if (vendor.billingType.value === 'Revenue %')
    return prose`whether it suits you that the fee is a share of what you collect, so it rises with your revenue ${basisMark(vendor, 'billingType')}`
  const stated = statedProviders(plan)
  if ((stated === null ? [1, 2] : [stated]).some((providers) => planYear(vendor, providers))) return ''
  const what = stated !== null && hasPlans(vendor) ? counted(stated, 'clinician') : 'its plans'
  return `its price: we found none for ${what}, so ask for a quote`
}

/** Limits that another system can have too without its own list saying so, with the fact that tells. */
const sharedLimits = [
  { pattern: /\bAPI\b/, field: 'exchange.publicApi' },
  { pattern: /\bprices? (?:is|are) quoted\b|\bno public price\b/i, field: 'price.published' },
]

const isAlike = (one: Vendor, other: Vendor, field: string) =>
  factAt(one, field).value !== null && factAt(one, field).value === factAt(other, field).value

function ownLimit(vendor: Vendor, others: readonly Vendor[], plan: Plan): string {
  const isShared = ({ value }: Vendor['limits'][number]) =>
    sharedLimits.some(
      ({ pattern, field }) => pattern.test(value ?? '') && others.some((other) => isAlike(vendor, other, field)),
    )
  const isAbout = ({ about }: Vendor['limits'][number]) =>
    plan.features.length === 0 || plan.features.some((key) => key === about)
  const limit = vendor.limits.find((one) => isAbout(one) && !isShared(one))?.value ?? ''
  // What begins with a negation is no whole clause.
  return (
    limit && `whether ${/^Not?\b/.test(limit) ? 'this suits you:' : 'it suits you that'} ${asClause(limit, vendor)}`
  )
}

const detailToCheck = (vendor: Vendor, keys: readonly FeatureKey[]): Prose =>
  joined(
    keys.flatMap((key) => {
      const { detail } = featureNotes[key]
      const words = detail ? factWords(vendor, detail.field) : null
      return detail && words !== null ? [prose`${detail.check}: ${markedValue(vendor, detail.field, words)}`] : []
    }),
    '; ',
  )
