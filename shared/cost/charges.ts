import type { Dossier, Item } from '../catalogue/dossier/schema'
import { type FeatureKey, featureLabel } from '../match/terms/features'
import { dollars } from '../words'

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

function sourced(dossier: Dossier, field: string): unknown {
  const fact = dossier[field]
  return fact?.basis === 'sourced' ? fact.value : undefined
}

/** A price per item, such as `$15 more per clinician per month for premium telehealth`. */
function itemCharge({ item, price, per, note }: Item): string {
  const each = per ? ` per ${per.replace(' and ', ' per ')}` : ''
  return `${dollars(price)} more${each} for ${item}${note ? ` (${note})` : ''}`
}
