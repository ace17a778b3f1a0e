import type { Candidate } from './candidate'
import { exclusionReason } from './exclusion'
import { picksMax, scoreFloor } from './method'
import type { Needs } from './needs'
import { noneMadeFor } from './no-fit'
import { type Scored, scoreCandidate } from './score'
import { byScore } from './weighing'

export interface Ranking {
  /** Everything that could be a pick, best first. */
  scored: Scored[]
  /** At most three of them, possibly none. */
  picks: Scored[]
  excluded: { candidate: Candidate; reason: string }[]
}

/**
 * Ranks the systems for a practice. Pure: the order in which they come, and whoever pays whom, change nothing. No picks
 * where no system of the catalogue is made for the practice.
 */
export function rank(candidates: readonly Candidate[], needs: Needs): Ranking {
  const weighed = candidates.map((candidate) => ({ candidate, reason: exclusionReason(candidate, needs) }))
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

/** The picks among systems in their order. Where one is known to have every must-have, only such are named. */
export function picksAmong(scored: readonly Scored[], needs: Needs): Scored[] {
  if (noneMadeFor(needs)) return []
  const strong = scored.filter(({ score, parts }) => score >= scoreFloor && parts.length > 0)
  const complete = strong.filter(({ openMusts }) => openMusts === 0)
  const able = complete.length > 0 ? complete : strong
  return able.filter((one) => !able.some((other) => dominates(other, one))).slice(0, picksMax)
}

/**
 * Whether one system is certainly at least as good as another in everything told, and better in something. A system that
 * has an unknown is never dominated on it, since it might be better.
 */
function dominates(one: Scored, other: Scored): boolean {
  if (one === other || one.parts.length < 2) return false
  const pairs = one.parts.map((part, index) => ({ part, against: other.parts[index] }))
  return (
    pairs.every(({ part, against }) => against !== undefined && part.least >= against.most) &&
    pairs.filter(({ part, against }) => against !== undefined && part.least > against.most).length >= 2
  )
}
