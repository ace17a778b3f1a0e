import type { VendorId } from '../catalogue/ids'
import type { Needs } from './needs'

/** What the verdict of a system's review says against it, which no value of its record tells. */
interface Reservation {
  text: string
  /** Whether it leaves out community agencies. */
  isForPrivate?: true
}

/** By vendor. A test looks for each in the review that it quotes. */
const reservations: Partial<Record<VendorId, Reservation>> = {
  smartcare: {
    text: 'By our review, it is a record for counties and large community agencies, not for a private practice.',
    isForPrivate: true,
  },
  cerner: { text: 'By our review, we would not start a new search with it.' },
}

/** What a review says against a system for this practice, as a sentence; undefined if nothing. */
export function reservationAbout(id: string, { isCommunity, settings }: Needs): string | undefined {
  const reservation = reservations[id as VendorId]
  const isAgency = isCommunity || settings.includes('ccbhc')
  return reservation?.isForPrivate && isAgency ? undefined : reservation?.text
}
