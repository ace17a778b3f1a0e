import { hasBeds } from '../catalogue/care'
import type { VendorId } from '../catalogue/ids'
import { dollars } from '../words'
import { figureAboveBudget } from './criteria/cost'
import { type Statement, statement } from './criteria/criterion'
import { assessSize } from './criteria/size'
import type { Needs } from './needs'
import type { Candidate } from './weigh/candidate'

/** What the verdict of a system's review says against it, which no value of its record tells. */
interface Reservation {
  /** Said to everyone; absent if it concerns small practices only. */
  text?: string
  /** The same, to a practice that is neither an agency nor a large organization. */
  toPractice?: string
  /** To whom we do not suggest the system at all: nobody who does not have it, or no practice that runs no program. */
  outFor?: 'all' | 'practices'
}

/** By vendor. A test looks for each in the review that it quotes. */
const reservations: Partial<Record<VendorId, Reservation>> = {
  smartcare: {
    text: 'By our review, it is a record for counties and large community agencies.',
    toPractice: 'By our review, it is a record for counties and large community agencies, not for a private practice.',
    outFor: 'practices',
  },
  credibleemr: { toPractice: 'By our review, it is an agency system.' },
  cerner: { text: 'By our review, we would not start a new search with it.', outFor: 'all' },
}

const largeFrom = 51

const isLarge = ({ settings, providers }: Needs) =>
  settings.includes('inpatient') || (providers?.least ?? 0) >= largeFrom

/** What a review says against a system for this practice; nothing against an agency's system for an agency. */
export function reservationAbout(candidate: Candidate, needs: Needs): Statement[] {
  const reservation = reservations[candidate.id as VendorId]
  if (!reservation || (reservation.outFor !== 'all' && isAgency(needs))) return []
  const { text: general, toPractice } = reservation
  const text = isLarge(needs) ? general : isProgram(needs) ? (general ?? toPractice) : (toPractice ?? general)
  return text === undefined ? [] : [statement(candidate, text, { field: 'bestFor', basis: 'sourced' })]
}

/** Whether it runs a program: with beds, an IOP or PHP, or for substance use. */
const isProgram = ({ areas, settings }: Needs) =>
  areas.includes('substance-abuse') || settings.includes('iop-php') || hasBeds(settings)

const isAgency = ({ isCommunity, settings }: Needs) => isCommunity || settings.includes('ccbhc')

/** Whether our review advises everyone against starting with a system. */
export const isAdvisedAgainst = (id: string): boolean => reservations[id as VendorId]?.outFor === 'all'

/** Whether our review says that a system is not for private practices. */
export const isNotForPractices = (id: string): boolean => reservations[id as VendorId]?.outFor === 'practices'

/** Whether our review has a reservation about a system for a large organization, and for a smaller practice. */
export function reservedFor(id: string): { large: boolean; smaller: boolean } {
  const { text, toPractice = text } = reservations[id as VendorId] ?? {}
  return { large: text !== undefined, smaller: toPractice !== undefined }
}

/**
 * Why we do not suggest a system although no hard limit excludes it: our review advises everyone against it, or private
 * practices, to which a program is not counted; or says that it is for agencies, and its size or price speaks
 * against this practice too. Null if we may suggest it.
 */
export function advice(candidate: Candidate, needs: Needs): Statement | null {
  const [said] = reservationAbout(candidate, needs)
  if (!said || isAdvisedAgainst(candidate.id)) return said ?? null
  if (isLarge(needs)) return null
  if (isNotForPractices(candidate.id) && !isProgram(needs)) return said
  const [size] = assessSize(candidate, needs)?.against ?? []
  const isUnpriced = candidate.plans.value === null && needs.providers !== null
  const above = isUnpriced ? figureAboveBudget(candidate, needs) : undefined
  const whose = candidate.listedPrice?.startElsewhere
    ? 'Others put the starting price at'
    : 'Our unsourced figure starts at'
  const price =
    above &&
    statement(
      candidate,
      `${whose} ${dollars(above.least)} a month, above your budget of ${dollars(above.limit)}.`,
      candidate.figure,
    )
  const second = size ?? price
  return second ? { text: `${said.text} ${second.text}`, facts: [...said.facts, ...second.facts] } : null
}
