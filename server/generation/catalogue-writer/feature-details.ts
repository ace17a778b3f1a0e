import type { Vendor } from '../../../shared/catalogue'
import { fieldOf } from '../../../shared/catalogue/fields'
import type { FeatureKey } from '../../../shared/match/terms/features'
import { factWords, markedValue } from './facts'
import { escaped } from './html'

/** The fact of the dossier that tells how far a feature goes, and what to check about it. */
const details: Partial<Record<FeatureKey, { field: string; check: string }>> = {
  telehealth: {
    field: 'clinical.telehealthParticipants',
    check: 'whether its limit on people in a video visit suits you',
  },
}

/** The row of a table that tells how far a feature goes with each system; none if no record tells. */
export function detailRow(key: FeatureKey | undefined, chosen: readonly Vendor[]): string[][] {
  const field = key && details[key]?.field
  const label = fieldOf(field ?? '')?.label
  if (!(field && label) || chosen.every((vendor) => factWords(vendor, field) === null)) return []
  const cellOf = (vendor: Vendor) => {
    const words = factWords(vendor, field)
    return words === null ? 'Not verified' : markedValue(vendor, field, words)
  }
  return [[escaped(label), ...chosen.map(cellOf)]]
}

/** What to check because a record tells how far one of these features goes: a clause with its value; empty if none does. */
export function detailToCheck(vendor: Vendor, keys: readonly FeatureKey[]): string {
  const checks = keys.flatMap((key) => {
    const detail = details[key]
    const words = detail ? factWords(vendor, detail.field) : null
    return detail && words !== null ? `${detail.check}: ${markedValue(vendor, detail.field, words)}` : []
  })
  return checks.join('; ')
}
