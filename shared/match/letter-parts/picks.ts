import { volumePricing } from '../../cost/assumption-words'
import { offerFor } from '../../cost/offer'
import { listed } from '../../words'
import type { FeatureKey } from '../keys'
import type { MatchAnswer } from '../match'
import type { CriterionKey } from '../method'
import type { Pick } from '../pick'
import { featureQuestions } from '../questions'
import type { Candidate } from '../weigh/candidate'
import { aheadOf } from './ahead'
import { bullets } from './bullets'
import { priceOf } from './price'
import type { Shown } from './shown'
import { tieOf } from './ties'
import { sharedCare, whyOf } from './why'

type ReadBack = MatchAnswer['readBack']

/** More questions would tire the reader; the linked pages have the others. */
const questionsMax = 4

/**
 * The picks in order, each with its link, why it is there, its price, what to consider, and what to ask.
 * @param limits how many of the catalogue's sentences on what a system lacks are added, to the first systems first,
 *   besides those on importing charts, which nobody may learn after signing
 */
export function pickBlocks(answer: MatchAnswer, shown: readonly Shown[], site: string, limits: number): string[] {
  const { readBack, picks } = answer
  const common = sharedQuestions(readBack, shown)
  const isCareShared = sharedCare(picks, readBack) !== ''
  return shown.flatMap((one, index) => {
    const { pick, candidate } = one
    const price = priceOf(pick, candidate, readBack)
    const share = Math.max(0, Math.ceil((limits - index) / shown.length))
    const known = pick.limits
      .filter(({ text }) => !(saysPrices(price, text) || (pick.cost.length === 0 && /\bprices?\b/i.test(text))))
      .flatMap(({ text }, place) => (place < share || isAboutImporting(text, candidate) ? text : []))
    const weigh = [
      ...belowCurrent(pick, answer),
      ...textsOf(pick.against, ['must', 'care', 'setting', 'size']),
      ...known,
    ]
    const ask = questionsOf(one, readBack).filter((question) => !common.has(question))
    const place = index === 0 ? aheadOf(answer, shown) : tieOf(one, shown.slice(0, index), answer)
    const why = [whyOf(one, readBack, isCareShared), place]
    return [
      `${index + 1}. ${pick.name}${pick.soldAs ? `, sold as ${pick.soldAs} today` : ''} (${pick.score} of 100): ${site}/emr/${pick.id}`,
      why.filter(Boolean).join(' '),
      price,
      ...(weigh.length > 0 ? [`Keep in mind:\n${bullets(weigh)}`] : []),
      ...questionsBlock(ask),
    ]
  })
}

/** That a system scores less than the one in use, where another pick is worth the move. */
const belowCurrent = ({ score }: Pick, { stay, readBack }: MatchAnswer): string[] =>
  stay?.score !== undefined && !stay.isAdvised && score < stay.score
    ? [`Scores below ${readBack.current}, your current system (${stay.score} of 100).`]
    : []

const isAboutImporting = (limit: string, { limits }: Candidate) =>
  limits.some(({ text, about }) => text === limit && about === 'importing')

/** Whether a text says all the prices, of which there are some, that a limit names. */
function saysPrices(text: string, limit: string): boolean {
  const prices = limit.match(/\$[\d.,]*\d/g) ?? []
  return prices.length > 0 && prices.every((price) => text.includes(price))
}

/** Without the questions about the cost if the letter asks for a quote anyway, and about features listed below. */
function questionsOf({ pick, candidate }: Shown, { must, want }: ReadBack): string[] {
  const unknown = (keys: readonly FeatureKey[]) => keys.filter((key) => candidate.features[key].value === null)
  const aboutFeatures = featureQuestions(unknown([...must, ...want]))
  const others = pick.ask.filter((question) => !aboutFeatures.includes(question))
  const rest = pick.cost.length > 0 ? others : others.filter((question) => !question.includes(' cost for '))
  return [...featureQuestions(unknown(must)), ...rest]
}

/** The questions to several of the systems, each with the names of those systems. */
function sharedQuestions(readBack: ReadBack, shown: readonly Shown[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const one of shown)
    for (const question of questionsOf(one, readBack))
      names.set(question, [...(names.get(question) ?? []), one.pick.name])
  return new Map([...names].filter(([, systems]) => systems.length > 1))
}

/** What to ask several vendors, once. */
export function commonQuestions({ readBack }: MatchAnswer, shown: readonly Shown[]): string[] {
  const questions = Array.from(sharedQuestions(readBack, shown), ([question, systems]) =>
    systems.length === shown.length ? question : `${listed(systems)}: ${question}`,
  )
  return questionsBlock(questions)
}

const questionsBlock = (ask: readonly string[]): string[] =>
  ask.length > 0 ? [`Ask:\n${bullets(ask.slice(0, questionsMax))}`] : []

function textsOf(statements: Pick['reasons'], about: readonly (CriterionKey | 'must')[]): string[] {
  return statements.filter(({ criterion }) => about.includes(criterion)).map(({ text }) => text)
}

const volumeSentence = 'Ranges cover both readings of volume rates.'

/** What all costs assume and do not include, once for all picks. */
export function sumsBlock({ readBack }: MatchAnswer, shown: readonly Shown[]): string[] {
  const costs = shown.flatMap(({ pick }) => pick.cost.slice(0, 1))
  if (costs.length === 0) return []
  const leftOut = [...new Set(costs.flatMap((cost) => cost.leftOut))].flatMap((cost) =>
    cost === 'price changes' ? [] : (cost.split(' (', 1)[0] ?? cost),
  )
  const volume = costs.some(({ assumptions }) => assumptions.includes(volumePricing)) ? ` ${volumeSentence}` : ''
  const isCharged = shown.some(
    ({ pick, candidate }) => pick.cost.length > 0 && offerFor(candidate, readBack).further.length > 0,
  )
  const charges = isCharged ? ['the extra charges above'] : []
  return [
    `The totals assume ${shown.some(({ pick, candidate }) => pick.cost.length > 0 && candidate.arePlansSecondhand) ? 'prices from a third-party catalogue (confirm them)' : 'published prices'} and unchanged headcount and prices.${volume} They leave out ${listed([...charges, ...leftOut])}.`,
  ]
}
