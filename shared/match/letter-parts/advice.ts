import { levelsWithBeds } from '../../catalogue/care'
import { listed } from '../../words'
import { isForPrescribers } from '../criteria/wishes'
import type { FeatureKey } from '../keys'
import type { MatchAnswer } from '../match'
import { bullets } from './bullets'

/** Needs that come with the practice's care but were not named by the visitor. */
export function unnamedNeeds({ readBack }: MatchAnswer): string[] {
  const { must, want, declined, settings, industry } = readBack
  const named = (key: FeatureKey) => must.includes(key) || want.includes(key) || declined.includes(key)
  const beds = levelsWithBeds.filter((one) => settings.includes(one))
  const forBeds = [named('emar') ? '' : 'a medication round (eMAR)', named('bedBoard') ? '' : 'the bed board'].filter(
    Boolean,
  )
  const forPrescribers = [
    named('epcs') ? '' : 'e-prescribing of controlled substances (EPCS)',
    named('pdmp') ? '' : 'PDMP checks',
  ]
  const prescribes = isForPrescribers(readBack)
  const lines = [
    prescribes && forPrescribers.some(Boolean) ? `${listed(forPrescribers.filter(Boolean))}, since you prescribe` : '',
    beds.length > 0 && forBeds.length > 0 ? `${listed(forBeds)}, since you have beds` : '',
    industry.includes('substance-abuse') && !named('part2Consent')
      ? "how a patient's consent under 42 CFR Part 2 is recorded, applied, and revoked, since you treat substance use"
      : '',
  ].filter(Boolean)
  return lines.length > 0 ? [`You did not mention this, but ask to see it:\n${bullets(lines)}`] : []
}
