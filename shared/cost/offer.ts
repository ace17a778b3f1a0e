import type { Charge } from '../catalogue/evidence'
import type { Evidence } from '../catalogue/proof'
import type { FeatureKey } from '../match/terms/features'
import { chargeWords, isMonthly } from './charges'
import type { Plan, Pricing } from './plan'

/** The plans of a vendor, and for each feature which of them have it and what it costs beside them. */
export type Offered = Pick<Pricing, 'plans'> & {
  features: Readonly<Record<FeatureKey, Pick<Evidence<unknown>, 'plans' | 'extra'>>>
}

export interface Wishes {
  must: readonly FeatureKey[]
  want: readonly FeatureKey[]
}

/** What a vendor sells to a practice with these wishes. */
export interface Offer {
  /** The plans that have what is asked for, as far as we know. */
  plans: readonly Plan[]
  /** Whether other plans lack some of it. */
  isNarrowed: boolean
  /** Dollars a month for each user of what costs extra, and the charges that this sums up. */
  monthly: number
  /** How much of it only those who prescribe pay. */
  ofPrescribers: number
  counted: string[]
  /** Charges that are not monthly. */
  further: string[]
}

const prescribing: readonly FeatureKey[] = ['ePrescribing', 'epcs', 'pdmp']

const sumOf = (charged: readonly { charges: readonly Charge[] }[]) =>
  charged.flatMap(({ charges }) => charges.filter(isMonthly)).reduce((sum, { price }) => sum + price, 0)

/**
 * The plans and extra charges for a practice's wishes. Controlled substances are sent with the e-prescribing that is
 * charged for, so they include its price.
 */
export function offerFor({ plans, features }: Offered, { must, want }: Wishes): Offer {
  const wishes = new Set([...must, ...want])
  const having = (plans.value ?? []).filter(({ name }) =>
    [...wishes].every((key) => features[key].plans?.includes(name) ?? true),
  )
  if (wishes.has('epcs')) wishes.add('ePrescribing')
  const charged = [...wishes].map((key) => ({ key, charges: features[key].extra ?? [] }))
  const wordsOf = (wanted: (charge: Charge) => boolean) =>
    charged.map(({ key, charges }) => chargeWords(key, charges.filter(wanted))).filter((words) => words !== '')
  return {
    plans: having,
    isNarrowed: having.length < (plans.value ?? []).length,
    monthly: sumOf(charged),
    ofPrescribers: sumOf(charged.filter(({ key }) => prescribing.includes(key))),
    counted: wordsOf(isMonthly),
    further: wordsOf((charge) => !isMonthly(charge)),
  }
}
