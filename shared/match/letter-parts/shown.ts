import type { MatchAnswer } from '../match'
import type { Pick as PickedSystem } from '../pick'
import type { Candidate } from '../weigh/candidate'

/** Whether the kind of care is not known; size, budget, and features do not distinguish systems enough without it. */
export function saysTooLittle({ readBack: { industry, settings } }: Pick<MatchAnswer, 'readBack'>): boolean {
  return industry.length + settings.length === 0
}

/** A pick with its record. */
export interface Shown {
  pick: PickedSystem
  candidate: Candidate
}

export function shownPicks({ picks }: MatchAnswer, candidates: readonly Candidate[]): Shown[] {
  return picks.flatMap((pick) => {
    const candidate = candidates.find(({ id }) => id === pick.id)
    return candidate ? [{ pick, candidate }] : []
  })
}
