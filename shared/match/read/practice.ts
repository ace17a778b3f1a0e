import type { Answers } from '../terms/answers'
import { type Known, nothingKnown } from '../terms/known'

/** The facts of a practice. */
export function readFacts(_answers: Answers): Omit<Known, 'wishes' | 'needs' | 'questions'> {
  return nothingKnown
}
