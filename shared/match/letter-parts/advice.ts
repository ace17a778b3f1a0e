import { listed } from '../../words'
import type { FeatureKey } from '../keys'
import type { MatchAnswer } from '../match'
import type { NoFit } from '../no-fit'
import { bullets } from './bullets'

/** What kind of system such a practice has to look for. */
export const kindToLookFor: Readonly<Record<NoFit, string>> = {
  'methadone dispensing':
    'Look for a system made for opioid treatment programs. It has to run the whole dosing day: orders, dispensing, take-homes, and the inventory records that the DEA asks for. Do not sign before you have seen one such day from the first dose to the count at the end.',
  ABA: 'Look for a system made for ABA. It has to collect session data during the session, follow the hours of each authorization, and turn both into claims. See all three for one of your clients before you sign.',
  'eating-disorder programs':
    'Look for a system made for treatment programs that shows you, in the demo, a meal plan, weights that the client does not see, and vital signs in one chart, next to the notes of therapist and dietitian.',
  'practices outside the United States':
    'The systems that we compare follow American privacy law and bill American payers. Look for one that is sold in your country, keeps records under its law, and bills the way its payers ask.',
}

/** Wards that give medication and fill beds. */
const wards = ['detox', 'residential', 'inpatient'] as const

/** Needs that come with the care that is given, where the visitor did not name them. */
export function unnamedNeeds({ readBack: { must, want, declined, settings, industry } }: MatchAnswer): string[] {
  const named = (key: FeatureKey) => must.includes(key) || want.includes(key) || declined.includes(key)
  const beds = wards.filter((ward) => settings.includes(ward))
  const forBeds = [named('emar') ? '' : 'a medication round (eMAR)', named('bedBoard') ? '' : 'the bed board'].filter(
    Boolean,
  )
  const lines = [
    beds.length > 0 && forBeds.length > 0 ? `${listed(forBeds)}, since you run beds` : '',
    industry.includes('substance-abuse') && !named('part2Consent')
      ? 'how a consent under 42 CFR Part 2 is given, used and revoked, since you treat substance use'
      : '',
  ].filter(Boolean)
  return lines.length > 0 ? [`You did not mention it, but have each vendor show you as well:\n${bullets(lines)}`] : []
}
