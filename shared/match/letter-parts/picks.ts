import { capitalized, dollarRange, listed } from '../../words'
import type { Candidate } from '../candidate'
import type { CostOverYears } from '../cost'
import { volumePricing } from '../cost-words'
import { areaNames } from '../criteria/care'
import { providerWords } from '../criteria/size'
import type { MatchAnswer } from '../match'
import type { CriterionKey } from '../method'
import type { Pick } from '../pick'
import { bullets } from './bullets'
import { unpublishedPrice } from './unpublished-price'

/** More questions would tire the reader; the linked pages have the others. */
const questionsMax = 4

/** The picks in order, each with its link, what it is made for, its cost, what to consider, and what to ask. */
export function pickBlocks(answer: MatchAnswer, candidates: readonly Candidate[], site: string): string[] {
  const byId = new Map<string, Candidate>(candidates.map((candidate) => [candidate.id, candidate]))
  return answer.picks.flatMap((pick, index) => {
    const candidate = byId.get(pick.id)
    return candidate ? blocksOf({ pick, index, candidate, answer, site }) : []
  })
}

interface Shown {
  pick: Pick
  index: number
  candidate: Candidate
  answer: MatchAnswer
  site: string
}

function blocksOf({ pick, index, candidate, answer, site }: Shown): string[] {
  const weigh = textsOf(pick.against, ['must', 'care', 'setting', 'size'])
  const ask = questionsOf(pick).filter((question) => !isForAll(question, answer))
  const cost = pick.cost.length > 0 ? sums(pick) : unpublishedPrice(candidate, answer.readBack)
  return [
    `${index + 1}. ${pick.name} (${pick.score} of 100): ${site}/emr/${pick.id}`,
    [madeFor(pick, candidate), ...textsOf(pick.reasons, ['setting']), cost].filter(Boolean).join(' '),
    ...(weigh.length > 0
      ? [`${pick === answer.picks.find(isOpen) ? openHead : 'Keep in mind:'}\n${bullets(weigh)}`]
      : []),
    ...(ask.length > 0 ? [`Ask:\n${bullets(ask.slice(0, questionsMax))}`] : []),
  ]
}

/** Said once: beside a high score, an essential need that no source confirms would otherwise look settled. */
const openHead = 'Keep in mind (the score counts what is unconfirmed only in part):'

/** Whether it is not confirmed that the system has everything the practice must have and serves all its settings. */
function isOpen({ against }: Pick): boolean {
  return against.some(({ criterion }) => criterion === 'must' || criterion === 'setting')
}

/** Without the question about the cost if the letter asks for a quote anyway. */
function questionsOf({ ask, cost }: Pick): string[] {
  return cost.length > 0 ? ask : ask.filter((question) => !question.includes(' cost for '))
}

function isForAll(question: string, { picks }: MatchAnswer): boolean {
  return picks.length > 1 && picks.every((pick) => questionsOf(pick).includes(question))
}

/** What to ask every vendor, once for all picks. */
export function commonQuestions(answer: MatchAnswer): string[] {
  const [first] = answer.picks
  const ask = first ? questionsOf(first).filter((question) => isForAll(question, answer)) : []
  return ask.length > 0 ? [`Ask:\n${bullets(ask.slice(0, questionsMax))}`] : []
}

function textsOf(statements: Pick['reasons'], about: readonly (CriterionKey | 'must')[]): string[] {
  return statements.filter(({ criterion }) => about.includes(criterion)).map(({ text }) => text)
}

/** A sentence such as `Made for practices with 1-50 providers in mental health.`, as far as that is a reason. */
function madeFor({ reasons }: Pick, { areas, size }: Candidate): string {
  const tells = (criterion: CriterionKey) => reasons.some((reason) => reason.criterion === criterion)
  const care = tells('care') && areas.value ? areaNames(areas.value) : ''
  const sizes = tells('size') && size.value ? providerWords(size.value) : ''
  if (!sizes) return care && `Made for ${care}.`
  return `Made for practices with ${sizes}${care && ` in ${care}`}.`
}

/** The monthly price and the cost over the years, compared with the budget if one was given. */
function sums({ cost, reasons, against }: Pick): string {
  const [monthly] = [...textsOf(reasons, ['cost']), ...textsOf(against, ['cost'])]
  const [sum = ''] = cost[0]?.assumptions ?? []
  return `${monthly ?? `${capitalized(sum)}.`} That is ${listed(cost.map(sumOverYears))}.`
}

function sumOverYears(cost: CostOverYears): string {
  return `${dollarRange(cost)} ${cost.years === 1 ? 'in the first year' : `over ${cost.years} years`}`
}

const volumeSentence =
  'Where rates fall with volume, the low end gives everyone the lowest rate; the high end charges each tier its own.'

/** What all costs assume and do not include, once for all picks. */
export function sumsBlock({ picks }: MatchAnswer): string[] {
  const costs = picks.flatMap(({ cost }) => cost.slice(0, 1))
  if (costs.length === 0) return []
  const assumptions = [...new Set(costs.flatMap(({ assumptions: [, ...rest] }) => rest))]
  const leftOut = [...new Set(costs.flatMap((cost) => cost.leftOut))]
  const steady = assumptions.filter((assumption) => assumption !== volumePricing)
  const volume = steady.length < assumptions.length ? ` ${volumeSentence}` : ''
  return [`The totals above assume ${listed(steady)}.${volume} They leave out ${listed(leftOut)}.`]
}
