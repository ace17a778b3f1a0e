import type { Fact, Vendor } from '../../../shared/catalogue'
import { dateWords } from '../../../shared/catalogue/basis'
import { dossierFact } from '../../../shared/catalogue/dossier'
import { dossierFields } from '../../../shared/catalogue/dossier/fields'
import { dossierLines } from '../../../shared/catalogue/dossier/words'
import { candidateOf } from '../../../shared/match/from-catalogue'
import type { FeatureKey } from '../../../shared/match/keys'
import { escaped, link } from './html'

/** What a vendor's record says about a feature, and the fact it comes from. */
export interface FeatureFact {
  vendor: Vendor
  value: 'yes' | 'no' | 'partly' | null
  field: string
  fact: Fact<unknown>
}

export function featureFact(vendor: Vendor, key: FeatureKey): FeatureFact {
  const { value, field } = candidateOf(vendor).features[key]
  return { vendor, value, field, fact: factAt(vendor, field) }
}

/** A fact of the comparison or of the dossier by its key. */
function factAt(vendor: Vendor, field: string): Fact<unknown> {
  return field in vendor ? (vendor[field as keyof Vendor] as Fact<unknown>) : dossierFact(vendor, field)
}

/** A fact of the dossier in words; null if it is unknown. */
export function factWords(vendor: Vendor, key: string): string | null {
  const fact = dossierFact(vendor, key)
  const field = dossierFields.find((one) => one.key === key)
  return field && fact.value !== null ? dossierLines(field, fact).join('; ') : null
}

/** A value's basis, linked to its evidence. */
export function evidence(vendor: Vendor, field: string): string {
  const { basis, source } = factAt(vendor, field)
  const words =
    source === undefined
      ? {
          spec: 'our own figure, no source',
          unverified: 'unverified',
          unknown: 'not verified',
          sourced: '',
          'not-applicable': '',
        }[basis]
      : `${source.name}, read ${dateWords(source.read)}`
  return link(`/emr/${vendor.id}#${field}`, words)
}

const address = / ?\(https?:[^\s()]*[^()]{0,80}\)|https?:[^\s()]*/g

/** A note or a differing reading without the URLs in it. */
export const withoutAddresses = (text: string) => escaped(text.replace(address, ''))
