import type { MatchAnswer } from '../../shared/match/match'
import type { Candidate } from '../../shared/match/weigh/candidate'

/** The data for the workbook of a match. */
export interface MatchWorkbook {
  answer: MatchAnswer
  candidates: readonly Candidate[]
  /** The address of the result, for someone who has only the file. */
  address: string
}
