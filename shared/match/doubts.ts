import type { Candidate } from './candidate'
import { isForPrescribers, prescribing } from './criteria/wishes'
import type { Needs } from './needs'
import { reservationAbout } from './reservations'

/** How many of the things that prescribers need are among the doubts about a system. */
export const lackingForPrescribers = (doubts: number): number => Math.floor(doubts / 2)

/**
 * How much speaks against a system beyond its score, to order systems with the same one: for a practice that
 * prescribes, each thing that prescribers need and it is not known to have, and after that our review's reservation.
 */
export function doubtsOf(candidate: Candidate, needs: Needs): number {
  const lacking = prescribing.filter((key) => candidate.features[key].value !== 'yes')
  return reservationAbout(candidate, needs).length + (isForPrescribers(needs) ? 2 * lacking.length : 0)
}
