import type { Vendor } from '.'
import { type Basis, basisWords } from './basis'
import { factsOf } from './facts'
import { comparisonFields, type FieldKey } from './fields'
import { hasValue } from './mark'
import { isSecondhand } from './proof'

/** The facts that decide a purchase, beside the price and what the comparison's rows say. */
const purchaseFields = [
  'price.plans',
  'price.published',
  'prescribing.epcs',
  'prescribing.pdmp',
  'clinical.groupNotes',
  'clinical.supervisionSignOff',
  'confidentiality.part2Consent',
  'billing.institutional',
  'leaving.exportScope',
  'leaving.exportFormat',
  'leaving.exportPrice',
  'leaving.exportDeadline',
  'contract.term',
  'contract.notice',
  'security.baa',
  'security.soc2',
  'security.hitrust',
  'company.owner',
  'incidents',
  'ai.price',
  'ai.trainsOnCustomerData',
] as const satisfies readonly FieldKey[]

/** How many of some facts there are. */
export interface Share {
  count: number
  of: number
}

/** How many of the values that the comparison has of a system rest on each basis. */
export function basisCounts(vendor: Vendor): Record<Basis, number> {
  const counts = Object.fromEntries(Object.keys(basisWords).map((basis) => [basis, 0])) as Record<Basis, number>
  for (const { key } of comparisonFields) counts[vendor[key].basis] += 1
  return counts
}

/** How well some systems are known: counts their facts. */
export function evidencedOf(vendors: readonly Vendor[]) {
  const facts = vendors.flatMap((vendor) => factsOf(vendor).map(({ fact }) => fact))
  const sourced = facts.filter(({ basis }) => basis === 'sourced')
  const at = (keys: readonly FieldKey[]) =>
    vendors.flatMap((vendor) => keys.map((key) => vendor[key])).filter(({ basis }) => basis !== 'not-applicable')
  const compared = at(comparisonFields.map(({ key }) => key))
  const purchase = at(purchaseFields)
  return {
    /** Facts that have a value. */
    known: facts.filter(hasValue).length,
    /** The sourced ones of the comparison's values that apply. */
    sourced: { count: compared.filter(({ basis }) => basis === 'sourced').length, of: compared.length },
    /** The known ones of the purchase fields that apply. */
    purchase: { count: purchase.filter(hasValue).length, of: purchase.length },
    /** The sourced facts that rest on pages alone which a program wrote. */
    machineMade: { count: sourced.filter(isSecondhand).length, of: sourced.length },
  }
}

/** A share in percent: `58.3%`. */
export const percentOf = ({ count, of }: Share): string => `${((100 * count) / of).toFixed(1)}%`
