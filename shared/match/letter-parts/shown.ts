import type { Candidate } from '../candidate'
import type { MatchAnswer } from '../match'
import type { Pick } from '../pick'

/** A pick with its record. */
export interface Shown {
  pick: Pick
  candidate: Candidate
}

export function shownPicks({ picks }: MatchAnswer, candidates: readonly Candidate[]): Shown[] {
  return picks.flatMap((pick) => {
    const candidate = candidates.find(({ id }) => id === pick.id)
    return candidate ? [{ pick, candidate }] : []
  })
}
