import type { VendorId } from '../catalogue/ids'
import type { Candidate } from './candidate'
import { type Statement, statement } from './criteria/criterion'
import type { Needs } from './needs'

/** What the verdict of a system's review says against it, which no value of its record tells. */
interface Reservation {
  /** Said to everyone; absent if it concerns small practices only. */
  text?: string
  /** The same, to a practice that is neither an agency nor a large organization. */
  toPractice?: string
  /** Whether it is so strong that we suggest the system to nobody who does not have it. */
  isAgainstAll?: true
}

/** By vendor. A test looks for each in the review that it quotes. */
const reservations: Partial<Record<VendorId, Reservation>> = {
  smartcare: {
    text: 'By our review, it is a record for counties and large community agencies.',
    toPractice: 'By our review, it is a record for counties and large community agencies, not for a private practice.',
  },
  credibleemr: { toPractice: 'By our review, it is an agency system.' },
  cerner: { text: 'By our review, we would not start a new search with it.', isAgainstAll: true },
}

const largeFrom = 51

/** What a review says against a system for this practice; nothing against an agency's system for an agency. */
export function reservationAbout(candidate: Candidate, needs: Needs): Statement[] {
  const reservation = reservations[candidate.id as VendorId]
  const { isCommunity, settings, providers } = needs
  if (!reservation || (!reservation.isAgainstAll && (isCommunity || settings.includes('ccbhc')))) return []
  const isLarge = settings.includes('inpatient') || (providers?.least ?? 0) >= largeFrom
  const text = isLarge ? reservation.text : (reservation.toPractice ?? reservation.text)
  return text === undefined ? [] : [statement(candidate, text, { field: 'bestFor', basis: 'sourced' })]
}

/** Whether our review advises everyone against starting with a system. */
export const isAdvisedAgainst = (id: string): boolean => reservations[id as VendorId]?.isAgainstAll === true
