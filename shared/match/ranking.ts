import type { Statement } from './criteria/criterion'
import { exclusionReason } from './exclusion'
import { picksMax, scoreFloor } from './method'
import type { Needs } from './needs'
import { noneMadeFor } from './no-fit'
import { advice } from './reservations'
import { type Scored, scoreCandidate } from './score'
import type { Candidate } from './weigh/candidate'
import { byScore } from './weighing'

export interface Ranking {
  /** All systems that can be a pick, best first. */
  scored: Scored[]
  /** At most three of them, possibly none. */
  picks: Scored[]
  excluded: { candidate: Candidate; reason: Statement }[]
}

/**
 * Ranks the systems for a practice. Pure: the order of the candidates does not matter, and whether a vendor pays is not
 * part of the input. There are no picks if no system in the catalogue is made for the practice.
 */
export function rank(candidates: readonly Candidate[], needs: Needs): Ranking {
  const weighed = candidates.map((candidate) => ({
    candidate,
    reason: exclusionReason(candidate, needs) ?? advice(candidate, needs),
  }))
  const scored = weighed
    .filter(({ reason }) => reason === null)
    .map(({ candidate }) => scoreCandidate(candidate, needs))
    .sort(byScore(needs.weights))
  return {
    scored,
    picks: picksAmong(scored, needs),
    excluded: weighed
      .flatMap(({ candidate, reason }) => (reason === null ? [] : [{ candidate, reason }]))
      .sort((a, b) => a.candidate.name.localeCompare(b.candidate.name, 'en')),
  }
}

/** The picks among ranked systems. If any of them is known to have every must-have, only such systems are picked. */
export function picksAmong(scored: readonly Scored[], needs: Needs): Scored[] {
  if (noneMadeFor(needs)) return []
  const strong = scored.filter(({ score, parts }) => score >= scoreFloor && parts.length > 0)
  const complete = strong.filter(({ openMusts }) => openMusts === 0)
  const able = complete.length > 0 ? complete : strong
  return able.filter((one) => !able.some((other) => dominates(other, one))).slice(0, picksMax)
}

/**
 * Whether one system is certainly at least as good as another by every criterion, and better by at least two. A system
 * is never dominated by a criterion on which it has an unknown, because it might be better.
 */
function dominates(one: Scored, other: Scored): boolean {
  if (one === other || one.parts.length < 2) return false
  const pairs = one.parts.map((part, index) => ({ part, against: other.parts[index] }))
  return (
    pairs.every(({ part, against }) => against !== undefined && part.least >= against.most) &&
    pairs.filter(({ part, against }) => against !== undefined && part.least > against.most).length >= 2
  )
}
