import { noAssumptions } from '../../cost/assumptions'
import { costOverYears } from '../../cost/over-years'
import { listed } from '../../words'
import type { Pick } from '../terms/answer'
import { featurePhrase } from '../terms/features'
import { organizationsPhrase } from '../terms/organizations'
import { headCountWords } from '../terms/slot-words'
import { costOf, wishesOf } from '../weigh/findings'
import { compareRanks } from '../weigh/order'
import { peopleOf } from '../weigh/points'
import type { Finding, Statement } from '../weigh/statement'
import type { Weighed, Weighing } from '../weigh/weigh'
import { cellFor } from './cells'
import { questionsFor } from './questions'
import { type Person, sentenceOf } from './sentences'

/** Dear readers get the gravest point against a system; these kinds count in this order. */
const gravest: readonly Statement['kind'][] = [
  'made-for-unknown',
  'lacks',
  'above-budget',
  'floor-above-budget',
  'size-off',
  'size-outgrown',
  'size-stretched',
  'refused-present',
  'partly-in-budget',
]

/** A pick in words. `before`: the pick that stands before it. */
export function pickWords(
  weighed: Weighed,
  weighing: Weighing,
  askAbout: (need: string) => string,
  before?: Weighed,
): Pick {
  const { candidate, findings, rank } = weighed
  const { id, name } = candidate
  const providers = weighing.known.providers?.value ?? null
  return {
    ...{ id, name },
    why: whySentence(findings, 'you'),
    against: againstSentence(weighed, 'you'),
    price: priceSentence(weighed, weighing, 'you'),
    equal: before !== undefined && compareRanks(rank, before.rank) === 0,
    needs: findings.map(cellFor),
    cost: costOverYears(candidate, providers, noAssumptions, wishesOf(weighing.points)),
    ask: questionsFor(findings, askAbout),
  }
}

const featuresWith = (findings: readonly Finding[], answer: Finding['answer'], isWish = true) =>
  findings.flatMap((finding) =>
    finding.point.kind === 'feature' && (finding.point.stance !== 'refused') === isWish && finding.answer === answer
      ? [finding.point.feature]
      : [],
  )

/** One sentence why a system is a pick: what it is made for, and what it is known to have of what was asked for. */
export function whySentence(findings: readonly Finding[], person: Person): string {
  const [organization, size] = (['organization', 'size'] as const).map((kind) =>
    findings.find(({ point, answer }) => point.kind === kind && answer === 'yes'),
  )
  const made = [
    organization?.statement.kind === 'made-for' ? organizationsPhrase(organization.statement.organization) : '',
    size?.statement.kind === 'size-fits'
      ? `${organization ? 'with ' : ''}${size.statement.size.words ?? headCountWords(size.statement.size)}`
      : '',
  ].filter(Boolean)
  const has = featuresWith(findings, 'yes').map(featurePhrase)
  const without = featuresWith(findings, 'yes', false).map(featurePhrase)
  const isAll = findings.every(
    ({ point, answer }) => point.kind !== 'feature' || point.stance === 'refused' || answer === 'yes',
  )
  const asked = person === 'you' ? 'you asked for' : 'was asked for'
  const clauses = [
    made.length > 0 ? `is made for ${made.join(' ')}` : '',
    has.length > 0 ? `has ${listed(has)}${isAll && has.length > 1 ? `, all ${asked}` : ''}` : '',
    without.length > 0 ? `has no ${listed(without, 'or')}` : '',
  ].filter(Boolean)
  return clauses.length > 0 ? `It ${listed(clauses)}.` : ''
}

/** One sentence against a system. Every system has one. */
function againstSentence({ candidate, findings }: Weighed, person: Person): string {
  for (const kind of gravest) {
    const found = findings.find(({ statement }) => statement.kind === kind)
    if (found) return sentenceOf(found.statement, person)
  }
  const part = findings.find(({ statement, answer }) => statement.kind === 'has' && answer === 'partly')
  if (part) return sentenceOf(part.statement, person)
  const unknown = featuresWith(findings, 'unknown').map(featurePhrase)
  if (unknown.length > 0) return `We found nothing on ${listed(unknown)}, so ask.`
  const asked = findings.flatMap(({ point }) => (point.kind === 'feature' ? [point.feature as string] : []))
  const limit = candidate.limits.find(({ about }) => about === null || asked.includes(about))
  if (limit) return sentenceOf({ kind: 'limit', text: limit.text }, person)
  return candidate.plans.value === null
    ? 'It publishes no price that we could confirm.'
    : 'The vendor has not confirmed its price to us.'
}

/** One sentence on the price. */
function priceSentence({ candidate, findings }: Weighed, { known, points }: Weighing, person: Person): string {
  const budget = findings.find(({ point }) => point.kind === 'budget')
  if (budget) return sentenceOf(budget.statement, person)
  const people = peopleOf(known)
  const cost = people && costOf(candidate, wishesOf(points), people)
  return sentenceOf(cost ? { kind: 'priced', cost } : { kind: 'no-price', listed: candidate.listedPrice }, person)
}
