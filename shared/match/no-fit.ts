import type { Needs } from './needs'
import { otherTherapies } from './reading/topics'

/** Kinds of practices that no system in the catalogue is made for, as used in a sentence. */
export type NoFit =
  | 'methadone dispensing'
  | 'ABA'
  | 'speech and occupational therapy'
  | 'eating-disorder programs alone'
  | 'practices outside the United States'
  | 'other kinds of care'

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
  'other kinds of care':
    'If you also provide one of these, choose it. Otherwise look for a system that organizations with your kind of work already use: ask each vendor for two such customers, and talk with both.',
}

/** Why no system is named for a kind of practice, as the rest of a sentence about all systems in our catalogue. */
export function noFitWords(none: NoFit): string {
  if (none === 'other kinds of care')
    return 'can be named for other kinds of care than mental health, substance use, eating disorders, and autism, the four we compare'
  return `is ${none === 'speech and occupational therapy' ? 'known to be ' : ''}made for ${none}`
}

/** The kind of practice that no system in the catalogue is made for, or null. */
export function noneMadeFor(needs: Needs): NoFit | null {
  const { areas, settings, must, want, country, isOtherCare, isCommunity } = needs
  if (country !== null) return 'practices outside the United States'
  if (settings.includes('otp') || must.includes('methadoneDispensing') || want.includes('methadoneDispensing'))
    return 'methadone dispensing'
  if (needsAba(needs) || must.includes('abaDataCollection')) return 'ABA'
  if (areas.includes('autism') && therapiesNamed(needs).length > 0) return 'speech and occupational therapy'
  if (areas.includes('eating-disorder')) return 'eating-disorder programs alone'
  // Levels of care, and community behavioral health, say enough to rank by.
  return isOtherCare && settings.length === 0 && !isCommunity ? 'other kinds of care' : null
}

/**
 * Whether care for autism is taken for ABA: unless the practice declines it, or names speech or occupational therapy
 * instead, because the lead form has a single answer for all of them.
 */
export function needsAba(needs: Needs): boolean {
  const { areas, declined } = needs
  return (
    areas.includes('autism') &&
    (namesAba(needs) || !(declined.includes('abaDataCollection') || therapiesNamed(needs).length > 0))
  )
}

/** Whether the collection of ABA data is asked for. */
export const namesAba = ({ must, want }: Pick<Needs, 'must' | 'want'>): boolean =>
  must.includes('abaDataCollection') || want.includes('abaDataCollection')

/** The wishes that name speech, occupational, or another therapy than ABA. */
export const therapiesNamed = ({ notUnderstood }: Pick<Needs, 'notUnderstood'>): string[] =>
  notUnderstood.filter((wish) => wish.search(otherTherapies) >= 0)
