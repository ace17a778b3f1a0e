import type { MatchAnswer } from '../../shared/match/terms/answer'
import type { Candidate } from '../../shared/match/weigh/candidate'

export interface MatchWorkbook {
  answer: MatchAnswer
  candidates: readonly Candidate[]
  address: string
}
