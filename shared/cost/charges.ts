import type { Charge } from '../catalogue/evidence'
import { chargesWords } from '../catalogue/words'
import { type FeatureKey, featureLabel } from '../match/terms/features'

/** Charges as the object of "charges": `$49 per clinician a month and $89 once for e-prescribing`. Empty for none. */
export function chargeWords(key: FeatureKey, charges: readonly Charge[]): string {
  if (charges.length === 0) return ''
  const notes = charges.flatMap(({ note }) => (note ? [` (${note})`] : [])).join('')
  return `${chargesWords(charges)} for ${featureLabel(key)}${notes}`
}

/** Whether a charge is for each user and month. */
export const isMonthly = ({ per = '', once }: Charge): boolean => !once && /(?:^| )month$/.test(per)
