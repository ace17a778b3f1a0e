import type { FeatureKey } from '../match/terms/features'
import type { Plan, Pricing } from './plan'

/** What a vendor charges, and which plan has a feature that not all of them have. */
export type Offered = Pick<Pricing, 'plans' | 'charges' | 'monthlyCharges'> & {
  features: Readonly<Record<FeatureKey, { plan?: string }>>
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
  counted: string[]
  /** Charges that are not monthly. */
  further: string[]
}

/**
 * The plans and extra charges for a practice's wishes. Controlled substances are sent with the e-prescribing that is
 * charged for, so they include its price.
 */
export function offerFor({ plans, features, charges, monthlyCharges }: Offered, { must, want }: Wishes): Offer {
  const wishes = new Set([...must, ...want])
  const having = (plans.value ?? []).filter(({ name }) =>
    [...wishes].every((key) => (features[key].plan ?? name) === name),
  )
  if (wishes.has('epcs')) wishes.add('ePrescribing')
  const charged = [...wishes].filter((key) => charges[key] !== undefined)
  const monthlyKeys = charged.filter((key) => monthlyCharges[key] !== undefined)
  const wordsOf = (key: FeatureKey) => charges[key] ?? ''
  return {
    plans: having,
    isNarrowed: having.length < (plans.value ?? []).length,
    monthly: charged.reduce((sum, key) => sum + (monthlyCharges[key] ?? 0), 0),
    counted: monthlyKeys.map((key) => wordsOf(key).replace(setupCharge, '')),
    further: charged.flatMap((key) => (monthlyKeys.includes(key) ? setupOf(wordsOf(key)) : wordsOf(key))),
  }
}

/** What a monthly charge costs in addition at the start: ` + $89 setup`. */
const setupCharge = / \+ (\$[\d,]+) setup(?= for )/

/** `$89 once for e-prescribing`, from `$49 per clinician a month + $89 setup for e-prescribing`; empty without setup. */
function setupOf(charge: string): string[] {
  const [, amount] = setupCharge.exec(charge) ?? []
  return amount ? [`${amount} once for ${charge.split(' for ').at(-1)}`] : []
}
