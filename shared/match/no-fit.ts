import type { Needs } from './needs'
import { otherTherapies } from './reading/topics'

/** Kinds of practices that no system in the catalogue is made for, as used in a sentence. */
export type NoFit =
  | 'methadone dispensing'
  | 'ABA'
  | 'speech and occupational therapy'
  | 'eating-disorder programs alone'
  | 'practices outside the United States'

/** The kind of practice that no system in the catalogue is made for, or null. */
export function noneMadeFor(needs: Needs): NoFit | null {
  const { areas, settings, must, want, country } = needs
  if (country !== null) return 'practices outside the United States'
  if (settings.includes('otp') || must.includes('methadoneDispensing') || want.includes('methadoneDispensing'))
    return 'methadone dispensing'
  if (needsAba(needs)) return 'ABA'
  if (areas.includes('autism') && therapiesNamed(needs).length > 0) return 'speech and occupational therapy'
  return areas.includes('eating-disorder') ? 'eating-disorder programs alone' : null
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
