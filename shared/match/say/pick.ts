import { noAssumptions } from '../../cost/assumptions'
import { costOverYears } from '../../cost/over-years'
import { listed } from '../../words'
import type { Pick } from '../terms/answer'
import type { Limit } from '../weigh/candidate'
import { costOf, wishesOf } from '../weigh/findings'
import type { Weighed } from '../weigh/order'
import { compareRanks } from '../weigh/order'
import { peopleOf } from '../weigh/points'
import type { Cost, Finding, Statement } from '../weigh/statement'
import type { Weighing } from '../weigh/weigh'
import { cellFor } from './cells'
import { questionsFor } from './questions'
import { sentenceOf, sourceWords } from './sentences'
import { named, priceClauseOf, shortOf, whySentence } from './why'

/** Dear readers get the gravest point against a system; these kinds count in this order. */
const gravest: readonly Statement['kind'][] = [
  'made-for-unknown',
  'lacks',
  'above-budget',
  'floor-above-budget',
  'size-off',
  'size-outgrown',
  'size-stretched',
  'partly-in-budget',
]

/** The picks in words. */
export function picksInWords(weighing: Weighing): Pick[] {
  const { known, points, picks } = weighing
  const [providers, people, wishes] = [known.providers?.value ?? null, peopleOf(known), wishesOf(points)]
  const costs = picks.map(({ candidate }) => people && costOf(candidate, wishes, people))
  return picks.map((weighed, place) => {
    const { candidate, findings, rank } = weighed
    const { id, name } = candidate
    const [before, cost, against] = [picks[place - 1], costs[place] ?? null, againstSentence(weighed)]
    return {
      id,
      name,
      why: whySentence(weighed, picks, priceClauseOf(cost, costs.toSpliced(place, 1))),
      against,
      price: priceSentence(weighed, cost, against),
      equal: before !== undefined && compareRanks(rank, before.rank) === 0,
      needs: findings.map(cellFor),
      monthly: cost?.monthly ?? null,
      cost: costOverYears(candidate, providers, noAssumptions, wishes),
      ask: questionsFor(weighed, cost !== null, known.organization?.value ?? 'practice'),
    }
  })
}

const unknownOf = (findings: readonly Finding[], stance: 'must' | 'want') =>
  findings.flatMap(({ point, answer }) =>
    point.kind === 'feature' && point.stance === stance && answer === 'unknown' ? [point.feature] : [],
  )

/** One sentence against a system. Every system has one. */
function againstSentence({ candidate, findings }: Weighed): string {
  const grave = gravest.flatMap((kind) => findings.find(({ statement }) => statement.kind === kind) ?? [])[0]
  const must = unknownOf(findings, 'must')
  if (grave?.statement.kind === 'made-for-unknown' || (grave && must.length === 0)) return sentenceOf(grave.statement)
  if (must.length > 0) return `We couldn't confirm ${listed(named(must), 'or')}.`
  const part = findings.find(({ statement, answer }) => statement.kind === 'has' && answer === 'partly')
  if (part) return sentenceOf(part.statement)
  const want = unknownOf(findings, 'want')
  if (want.length > 0) return `We couldn't confirm ${listed(named(want), 'or')}.`
  const asked = findings.flatMap(({ point }) => (point.kind === 'feature' ? [point.feature as string] : []))
  const isOf = ({ about }: Limit) => about === null || asked.includes(about)
  const { limits } = candidate
  const limit = shortOf([...limits.filter(isOf), ...limits])
  if (limit) return limit.text
  return candidate.plans.value === null
    ? 'It publishes no price that we could confirm.'
    : "The vendor hasn't confirmed its price to us."
}

/** The price in short sentences: the sum, whether it fits the budget where that is not what is against it, and whose list it is from. */
function priceSentence({ candidate, findings }: Weighed, cost: Cost | null, against: string): string {
  const budget = findings.find(({ point }) => point.kind === 'budget')?.statement
  if (!cost) return sentenceOf(budget ?? { kind: 'no-price', listed: candidate.listedPrice })
  const fit = budget ? sentenceOf(budget) : ''
  return [sentenceOf({ kind: 'priced', cost }), fit === against ? '' : fit, sourceWords(cost)].filter(Boolean).join(' ')
}
