import type { Charge } from '../catalogue/evidence'
import type { Evidence } from '../catalogue/proof'
import type { FeatureKey } from '../match/terms/features'
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
export function offerFor({ plans, features }: Offered, { must, want }: Wishes): Offer {
  const wishes = new Set([...must, ...want])
  const chargesOf = (key: FeatureKey): Charged => ({ key, charges: features[key].extra ?? [] })
  const lacking = ({ name }: Plan) => [...wishes].filter((key) => !(features[key].plans?.includes(name) ?? true))
  const having = (plans.value ?? []).filter((plan) => lacking(plan).every((key) => features[key].extra))
  const added = having.map((plan) => ({ plan, charged: lacking(plan).map(chargesOf) }))
  if (wishes.has('epcs')) wishes.add('ePrescribing')
  const charged = [...wishes].filter((key) => !features[key].plans).map(chargesOf)
  const wordsOf = (wanted: (charge: Charge) => boolean) =>
    charged.map(({ key, charges }) => chargeWords(key, charges.filter(wanted))).filter((words) => words !== '')
  return {
    plans: added.map(({ plan, charged }) => withAdded(plan, charged)),
    isNarrowed: having.length < (plans.value ?? []).length,
    monthly: sumOf(charged),
    ofPrescribers: sumOf(charged.filter(({ key }) => prescribing.includes(key))),
    counted: [...wordsOf(isMonthly), ...added.flatMap(addedWords)],
    further: wordsOf((charge) => !isMonthly(charge)),
  }
}

const addedWords = ({ plan, charged }: { plan: Plan; charged: readonly Charged[] }) =>
  charged.length > 0 ? [`${listed(charged.map(({ key, charges }) => chargeWords(key, charges)))} on ${plan.name}`] : []
