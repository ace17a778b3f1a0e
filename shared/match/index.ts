import { vendors } from '../catalogue'
import { answerOf, type Sources } from './say/answer'
import type { MatchAnswer } from './terms/answer'
import type { Known } from './terms/known'
import type { Candidate } from './weigh/candidate'
import { candidateOf } from './weigh/from-catalogue'
import { weigh } from './weigh/weigh'

/** The catalogue as the match weighs it. */
export const matchCandidates: readonly Candidate[] = vendors.map((vendor) => candidateOf(vendor))

const sources: Sources = {
  kindText: () => '',
  elsewhere: () => [],
  askAbout: (need) => `How do you handle ${need}? Please show it in the demo.`,
}

/** The match for what is known of a practice, against our catalogue. */
export function matchKnown(known: Known): MatchAnswer {
  return answerOf(weigh(known, matchCandidates), sources)
}
