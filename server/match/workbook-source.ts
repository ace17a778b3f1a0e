import type { MatchAnswer } from '../../shared/match/terms/answer'
import type { Candidate } from '../../shared/match/weigh/candidate'

export interface MatchWorkbook {
  answer: MatchAnswer
  candidates: readonly Candidate[]
  /** The address of the answer, for someone who has only the file. */
  address: string
}
