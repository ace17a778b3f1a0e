import type { Vendor } from '../../../shared/catalogue'
import { priceFields } from '../../../shared/match/charges'
import { type FeatureKey, featureLabel } from '../../../shared/match/keys'
import { factWords } from './facts'
import { escaped } from './html'

/** The catalogue field with what each feature costs, if anything. */
const costFields: Partial<Record<FeatureKey, string>> = {
  ...priceFields,
  dataExport: 'leaving.exportPrice',
  dataMigrationIn: 'leaving.migrationIn',
}

/** A price on record for a feature. */
interface FeaturePrice {
  field: string
  words: string
  /** What it is for, if not the feature itself: what controlled substances are sent or checked with. */
  part: FeatureKey | null
}

/** The prices that a vendor's record holds for a feature; empty if there are none. */
export function pricesOf(vendor: Vendor, key: FeatureKey): FeaturePrice[] {
  const keys: FeatureKey[] = key === 'epcs' ? [key, 'ePrescribing', 'pdmp'] : [key]
  return keys.flatMap((one) => {
    const field = costFields[one]
    const words = field === undefined ? null : factWords(vendor, field)
    return field === undefined || words === null ? [] : [{ field, words, part: one === key ? null : one }]
  })
}

/** A price in words, with what it is for if that is not the feature itself. */
export const priceWords = ({ words, part }: FeaturePrice): string =>
  `${escaped(words)}${part ? ` for ${featureLabel(part)}` : ''}`
