import type { Dossier, Item } from '../catalogue/dossier/schema'
import { dollars } from '../words'
import type { Candidate, Plan } from './candidate'
import { type FeatureKey, featureLabel } from './keys'
import type { Needs } from './needs'

/** The catalogue field with the price of each feature that vendors may charge for separately. */
export const priceFields: Partial<Record<FeatureKey, string>> = {
  aiNotetaking: 'ai.price',
  ePrescribing: 'prescribing.price',
  epcs: 'prescribing.epcsPrice',
  pdmp: 'prescribing.pdmpPrice',
}

/**
 * A feature's published charge beyond the plan, as the object of "charges": `$40 per provider a month for AI
 * note-taking`. Empty if no source gives one.
 */
export function chargeOf(key: FeatureKey, dossier: Dossier): string {
  const label = featureLabel(key)
  const price = sourced(dossier, priceFields[key] ?? '')
  if (typeof price === 'string')
    return `${price.replace(/^About/, 'about')}${price.includes(',') ? ',' : ''} for ${label}`
  const items = (sourced(dossier, 'price.perItem') ?? []) as readonly Item[]
  return (
    items
      // Not one that begins otherwise: "premium telehealth" is more than telehealth.
      .filter(({ item }) => item.startsWith(label))
      .map(itemCharge)
      .join(' and ')
  )
}

/** The charge in dollars a month for each user of the feature; undefined if it is not charged by the month. */
export function monthlyChargeOf(key: FeatureKey, dossier: Dossier): number | undefined {
  const [, amount] =
    /^\$(\d+)(?: per (?:clinician|provider))? a month\b/.exec(String(sourced(dossier, priceFields[key] ?? ''))) ?? []
  return amount === undefined ? undefined : Number(amount)
}

type Offered = Pick<Candidate, 'plans' | 'features' | 'charges' | 'monthlyCharges'>

export type Wishes = Pick<Needs, 'must' | 'want'>

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

function sourced(dossier: Dossier, field: string): unknown {
  const fact = dossier[field]
  return fact?.basis === 'sourced' ? fact.value : undefined
}

/** A price per item, such as `$15 more per clinician per month for premium telehealth`. */
function itemCharge({ item, price, per, note }: Item): string {
  const each = per ? ` per ${per.replace(' and ', ' per ')}` : ''
  return `${dollars(price)} more${each} for ${item}${note ? ` (${note})` : ''}`
}
