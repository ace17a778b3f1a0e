import type { Candidate } from '../../shared/match/candidate'
import type { MatchAnswer } from '../../shared/match/match'

/** What the workbook of a match is made of. */
export interface MatchWorkbook {
  answer: MatchAnswer
  candidates: readonly Candidate[]
  /** The address of the result, for whoever has the file alone. */
  address: string
}
