import type { MatchAnswer } from '../../../shared/match/terms/answer'
import { shownWhole } from '../../../shared/site/description'
import { listed } from '../../../shared/words'

/** The title of the match's page, which tells one answer from another in tabs and in the history. */
export function matchTitle(answer: MatchAnswer | null): string {
  if (!answer) return 'Find the EMRs That Fit Your Practice'
  return answer.picks.length > 0 ? `Your Match: ${namesOf(answer)}` : 'Your Match: No System to Move To'
}

export function matchDescription(answer: MatchAnswer | null): string {
  if (!answer)
    return 'Answer a few questions and get up to three systems, with reasons and sources. Sometimes the answer is none.'
  if (answer.picks.length === 0) return 'Which systems do not fit what you told us, why, and what to do instead.'
  return shownWhole(
    `${namesOf(answer)}: why they fit what you told us, what speaks against them, what they cost, and what to ask.`,
    'Why these systems fit what you told us, what speaks against them, what they cost, and what to ask.',
  )
}

const namesOf = ({ picks }: MatchAnswer) => listed(picks.map(({ name }) => name))
