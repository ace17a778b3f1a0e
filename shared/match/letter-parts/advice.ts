import { listed } from '../../words'
import type { FeatureKey } from '../keys'
import type { MatchAnswer } from '../match'
import { bullets } from './bullets'

/** Settings with beds and medication rounds. */
const wards = ['detox', 'residential', 'inpatient'] as const

/** Needs that come with the practice's care but were not named by the visitor. */
export function unnamedNeeds({ readBack }: MatchAnswer): string[] {
  const { must, want, declined, settings, industry } = readBack
  const named = (key: FeatureKey) => must.includes(key) || want.includes(key) || declined.includes(key)
  const beds = wards.filter((ward) => settings.includes(ward))
  const forBeds = [named('emar') ? '' : 'a medication round (eMAR)', named('bedBoard') ? '' : 'the bed board'].filter(
    Boolean,
  )
  const lines = [
    beds.length > 0 && forBeds.length > 0 ? `${listed(forBeds)}, since you have beds` : '',
    industry.includes('substance-abuse') && !named('part2Consent')
      ? "how a patient's consent under 42 CFR Part 2 is recorded, applied, and revoked, since you treat substance use"
      : '',
  ].filter(Boolean)
  return lines.length > 0 ? [`You did not mention this, but ask to see it:\n${bullets(lines)}`] : []
}
