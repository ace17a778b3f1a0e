import type { MatchAnswer } from '../../shared/match/terms/answer'
import type { Candidate } from '../../shared/match/weigh/candidate'

/** The data for the workbook of a match. */
export interface MatchWorkbook {
  answer: MatchAnswer
  /** The catalogue, for the prices of each plan. */
  candidates: readonly Candidate[]
  /** The address of the answer, for someone who has only the file. */
  address: string
}
