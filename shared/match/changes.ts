import type { Evidence } from '../catalogue/proof'
import { exclusionReason } from './exclusion'
import { type FeatureKey, featurePhrase } from './keys'
import { picksMax } from './method'
import type { Needs } from './needs'
import { picksAmong, type Ranking } from './ranking'
import { scoreCandidate } from './score'
import type { Candidate, Having } from './weigh/candidate'
import { byScore } from './weighing'

/** An unknown feature whose confirmation or denial would change the picks. */
export interface Change {
  /** The question about the vendor. */
  question: string
  /** The answer that would change the picks. */
  answer: 'yes' | 'no'
  field: string
  vendor: string
  /** The picks after that answer. */
  order: string[]
}

/** As many as a practice can ask. */
const changesMax = 6

/** How many systems are checked: the picks and the next few, because one answer cannot lift a system from far below. */
const contenders = picksMax + 3

/** The questions about requested features whose answer would change the picks, those about the best systems first. */
export function changesOf(ranking: Ranking, needs: Needs): Change[] {
  const before = idsOf(ranking.picks).join()
  const wishes = [...needs.must, ...needs.want]
  return ranking.scored
    .slice(0, contenders)
    .flatMap(({ candidate }) =>
      wishes
        .filter((key) => candidate.features[key].value === null)
        .flatMap((key) =>
          (['yes', 'no'] as const).map((answer) => changeBy(ranking, needs, { candidate, key, answer })),
        ),
    )
    .filter(({ order }) => order.join() !== before)
    .slice(0, changesMax)
}

interface Answered {
  candidate: Candidate
  key: FeatureKey
  answer: 'yes' | 'no'
}

/** Scores only the system concerned again. */
function changeBy({ scored }: Ranking, needs: Needs, answered: Answered): Change {
  const { candidate, key, answer } = answered
  const changed = withAnswer(answered)
  const stays = exclusionReason(changed, needs) === null
  const after = [
    ...scored.filter((one) => one.candidate !== candidate),
    ...(stays ? [scoreCandidate(changed, needs)] : []),
  ].sort(byScore(needs.weights))
  return {
    question: `Does ${candidate.name} have ${featurePhrase(key)}?`,
    answer,
    field: candidate.features[key].field,
    vendor: candidate.id,
    order: idsOf(picksAmong(after, needs)),
  }
}

/** The system as it would be scored after that answer. */
export function withAnswer({ candidate, key, answer }: Answered): Candidate {
  const fact: Evidence<Having> = { ...candidate.features[key], value: answer, basis: 'sourced' }
  return { ...candidate, features: { ...candidate.features, [key]: fact } }
}

function idsOf(picks: readonly { candidate: Candidate }[]): string[] {
  return picks.map(({ candidate }) => candidate.id)
}
