import { listed } from '../../words'
import type { FeatureKey } from '../keys'
import type { MatchAnswer } from '../match'
import type { NoFit } from '../no-fit'
import { bullets } from './bullets'

/** What kind of system such a practice should look for. */
export const kindToLookFor: Readonly<Record<NoFit, string>> = {
  'methadone dispensing':
    'Look for a system made for opioid treatment programs. It has to run the whole dosing day: orders, dispensing, take-homes, and the inventory records that the DEA requires. Do not sign until you have seen one full day, from the first dose to the closing count.',
  ABA: 'Look for a system made for ABA. It has to collect data during the session, track the units left on each authorization, and turn both into claims. Before you sign, see all three done for an invented client with a schedule like yours.',
  'speech and occupational therapy':
    'Look for a therapy record rather than an ABA system: one with evaluations, goals, and plans of care for each therapy, and claims with their modifiers. Before you sign, ask each vendor for two customers with the same therapies, and talk with both.',
  'eating-disorder programs alone':
    "Kipu's vendor names measures for eating disorders; we found nothing on meal plans or hidden weights, so we do not rank it. Look for a system made for treatment programs that can show you, in the demo, a meal plan, weights hidden from the client, and vital signs in one chart, next to the therapist's and the dietitian's notes.",
  'practices outside the United States':
    'The systems we compare follow American privacy law and bill American payers. Look for one that is sold in your country, keeps records under its law, and bills the way its payers ask.',
}

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
