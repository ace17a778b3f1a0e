import type { Dossier, Item } from '../catalogue/dossier/schema'
import { dollars } from '../words'
import type { Candidate } from './candidate'
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
  return items
    .filter(({ item }) => item.includes(label))
    .map(itemCharge)
    .join(' and ')
}

/**
 * What the vendor charges beyond the plan for requested features. Controlled substances are sent with the e-prescribing
 * that is charged for, so they include its price.
 * @param said what is said about the price anyway; a feature that it names is left out
 */
export function wishedCharges(
  { charges }: Candidate,
  { must, want }: Pick<Needs, 'must' | 'want'>,
  said = '',
): string[] {
  const wishes = new Set([...must, ...want])
  if (wishes.has('epcs')) wishes.add('ePrescribing')
  return [...wishes].flatMap((key) => (said.includes(featureLabel(key)) ? [] : (charges[key] ?? [])))
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
