import { listed } from '../../words'
import type { FeatureKey } from '../keys'
import type { MatchAnswer } from '../match'
import { bullets } from './bullets'

/** Settings with beds and medication rounds. */
const wards = ['detox', 'residential', 'inpatient'] as const

const prescribing: readonly FeatureKey[] = ['ePrescribing', 'epcs', 'pdmp']

/** Needs that come with the practice's care but were not named by the visitor. */
export function unnamedNeeds({ readBack }: MatchAnswer): string[] {
  const { must, want, declined, settings, industry } = readBack
  const named = (key: FeatureKey) => must.includes(key) || want.includes(key) || declined.includes(key)
  const beds = wards.filter((ward) => settings.includes(ward))
  const forBeds = [named('emar') ? '' : 'a medication round (eMAR)', named('bedBoard') ? '' : 'the bed board'].filter(
    Boolean,
  )
  const forPrescribers = [
    named('epcs') ? '' : 'e-prescribing of controlled substances (EPCS)',
    named('pdmp') ? '' : 'PDMP checks',
  ]
  const prescribes = readBack.prescribes || [...must, ...want].some((key) => prescribing.includes(key))
  const lines = [
    prescribes && forPrescribers.some(Boolean) ? `${listed(forPrescribers.filter(Boolean))}, since you prescribe` : '',
    beds.length > 0 && forBeds.length > 0 ? `${listed(forBeds)}, since you have beds` : '',
    industry.includes('substance-abuse') && !named('part2Consent')
      ? "how a patient's consent under 42 CFR Part 2 is recorded, applied, and revoked, since you treat substance use"
      : '',
  ].filter(Boolean)
  return lines.length > 0 ? [`You did not mention this, but ask to see it:\n${bullets(lines)}`] : []
}
