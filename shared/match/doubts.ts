import { isForPrescribers, prescribing } from './criteria/wishes'
import type { Needs } from './needs'
import { outgrown } from './outgrown'
import { reservationAbout } from './reservations'
import type { Candidate } from './weigh/candidate'

/** What is among the doubts about a system. */
export const doubtsIn = (doubts: number) => ({ lacking: Math.floor(doubts / 4), outgrown: Math.floor(doubts / 2) % 2 })

/**
 * How much speaks against a system beyond its score, to order systems with the same one: for a practice that
 * prescribes, each thing that prescribers need and it is not known to have; after that, that the practice expects to
 * outgrow it; and after that, our review's reservation.
 */
export function doubtsOf(candidate: Candidate, needs: Needs): number {
  const lacking = prescribing.filter((key) => candidate.features[key].value !== 'yes')
  const unmet = isForPrescribers(needs) ? lacking.length : 0
  return 4 * unmet + 2 * outgrown(candidate, needs).length + reservationAbout(candidate, needs).length
}
