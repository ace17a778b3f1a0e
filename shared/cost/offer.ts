import type { Charge } from '../catalogue/evidence'
import type { Evidence } from '../catalogue/proof'
import { type FeatureKey, hasTrait } from '../match/terms/features'
import { listed } from '../words'
import { chargeWords, isMonthly } from './charges'
import type { Plan, Pricing } from './plan'

/** The plans of a vendor, and for each feature which of them have it and what it costs on the others. */
export type Offered = Pick<Pricing, 'plans'> & {
  features: Readonly<Record<FeatureKey, Pick<Evidence<unknown>, 'plans' | 'extra'>>>
}

export interface Wishes {
  must: readonly FeatureKey[]
  want: readonly FeatureKey[]
}

/** A monthly charge that is part of a price. `plan`: the only plan that charges it; null if all do. */
export interface Counted {
  features: readonly FeatureKey[]
  words: string
  plan: string | null
}

/** What a vendor sells to a practice with these wishes. */
export type Offer = ReturnType<typeof offerFor>

interface Charged {
  key: FeatureKey
  charges: readonly Charge[]
}

const sumOf = (charged: readonly Charged[]) =>
  charged.flatMap(({ charges }) => charges.filter(isMonthly)).reduce((sum, { price }) => sum + price, 0)

/** A plan whose prices include what each of its users pays for features that are part of other plans. */
function withAdded(plan: Plan, added: readonly Charged[]): Plan {
  const sum = sumOf(added)
  const { furtherMonthly: further, tiers } = plan
  return {
    ...plan,
    firstMonthly: plan.firstMonthly + sum,
    furtherMonthly: further === null ? null : further + sum,
    ...(tiers && { tiers: tiers.map(({ from, monthly }) => ({ from, monthly: monthly + sum })) }),
  }
}

/**
 * The plans and extra charges for a practice's wishes. What some plans include and the others charge for is part of the
 * others' prices. Controlled substances are sent with the e-prescribing that is charged for, so they include its price.
 */
export function offerFor({ plans, features }: Offered, { must, want }: Wishes) {
  const wishes = new Set([...must, ...want])
  const chargesOf = (key: FeatureKey): Charged => ({ key, charges: features[key].extra ?? [] })
  const lacking = ({ name }: Plan) => [...wishes].filter((key) => !(features[key].plans?.includes(name) ?? true))
  const having = (plans.value ?? []).filter((plan) => lacking(plan).every((key) => features[key].extra))
  const added = having.map((plan) => ({ plan, charged: lacking(plan).map(chargesOf) }))
  if (wishes.has('epcs')) wishes.add('ePrescribing')
  const charged = [...wishes].filter((key) => !features[key].plans).map(chargesOf)
  const countedOf = (wanted: (charge: Charge) => boolean): Counted[] =>
    charged
      .map(({ key, charges }) => ({ features: [key], words: chargeWords(key, charges.filter(wanted)), plan: null }))
      .filter(({ words }) => words !== '')
  return {
    /** The plans that have what is asked for, as far as we know. */
    plans: added.map(({ plan, charged }) => withAdded(plan, charged)),
    /** Dollars a month for each user of what costs extra, and how much of it only those who prescribe pay. */
    monthly: sumOf(charged),
    ofPrescribers: sumOf(charged.filter(({ key }) => hasTrait(key, 'prescribing'))),
    /** The charges that this sums up. */
    counted: [...countedOf(isMonthly), ...added.flatMap(addedTo)],
    /** Charges that are not monthly. */
    further: countedOf((charge) => !isMonthly(charge)).map(({ words }) => words),
  }
}

function addedTo({ plan, charged }: { plan: Plan; charged: readonly Charged[] }): Counted[] {
  if (charged.length === 0) return []
  const words = `${listed(charged.map(({ key, charges }) => chargeWords(key, charges)))} on ${plan.name}`
  return [{ features: charged.map(({ key }) => key), words, plan: plan.name }]
}

/** The charges that are part of the prices of these plans. */
export const countedOn = ({ counted }: Pick<Offer, 'counted'>, plans: readonly string[]): Counted[] =>
  counted.filter(({ plan }) => plan === null || plans.includes(plan))
