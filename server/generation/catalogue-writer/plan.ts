import { type Vendor, vendors } from '../../../shared/catalogue'
import { levelsWithBeds } from '../../../shared/catalogue/care'
import { sizeRange } from '../../../shared/catalogue/figures'
import { outOfScope } from '../../../shared/catalogue/scope'
import type { Answers } from '../../../shared/match/answers'
import { prescribing } from '../../../shared/match/criteria/wishes'
import { areaOf, type ElsewhereSystem } from '../../../shared/match/elsewhere'
import { candidateOf } from '../../../shared/match/from-catalogue'
import type { FeatureKey } from '../../../shared/match/keys'
import { type MatchAnswer, match } from '../../../shared/match/match'
import type { NoFit } from '../../../shared/match/no-fit'
import { readTopic } from '../topic/read-topic'
import type { Topic } from '../topic/topic'
import { WritingFailure } from '../writer'
import { needsOf } from './needs'
import { pricesOf } from './prices'

/** What an article will cover. */
export interface Plan extends Topic {
  /** Systems to write about: the named ones, otherwise those that fit; empty if none fits. */
  chosen: readonly Vendor[]
  /** Whether they are those with a price on record for the feature whose cost is asked. */
  isPriced: boolean
  /** Systems with the score of the last chosen one that are left out, because their records confirm fewer needs. */
  tied: readonly Vendor[]
  /** Named systems whose own record says that they do not do what is asked. */
  ruledOut: readonly Vendor[]
  /** Systems that the match picks too, left out because another source describes them as made for large organizations. */
  tooLarge: readonly Vendor[]
  /** What the match was asked. */
  answers: Answers
  noFit: NoFit | null
  /** Systems made for the topic that are not in the catalogue. */
  elsewhere: readonly ElsewhereSystem[]
}

/** What a reader of an article wants first. */
export type Purpose = 'move' | 'cost' | Topic['form']

export const purposeOf = ({ leaving, asksCost, form }: Topic): Purpose => (leaving ? 'move' : asksCost ? 'cost' : form)

const featuresMax = 3
const vendorsMax = 4

/** @throws WritingFailure for a topic that is not understood */
export function planFor(text: string): Plan {
  const reading = readTopic(text)
  if ('refusal' in reading) throw new WritingFailure(reading.refusal)
  const { topic } = reading
  const features = topic.features.slice(0, featuresMax)
  const ruledOut = vendors.filter((vendor) => isRuledOut(vendor, topic))
  const answers = answersFor(topic, features)
  const able = vendors.filter((vendor) => isCandidate(vendor, topic) && !ruledOut.includes(vendor))
  const [asked] = features
  const priced = topic.asksCost && asked ? able.filter((vendor) => pricesOf(vendor, asked).length > 0) : []
  // A single price compares nothing.
  const isPriced = priced.length > 1 && topic.systems.length === 0
  const candidates = isPriced ? priced : able
  const answerFrom = (from: readonly Vendor[]) =>
    match(
      answers,
      from.map((vendor) => candidateOf(vendor)),
    )
  const answer = answerFrom(candidates.filter((vendor) => !isTooLarge(vendor, topic)))
  const isNamed = topic.systems.length > 0
  const told = { ...topic, features }
  // Who asks how something is set up has a system.
  const isOpen = !isNamed && purposeOf(topic) !== 'how-to'
  const best = isOpen ? bestOf(answer, told) : { chosen: topic.systems.slice(0, vendorsMax), tied: [] }
  const tooLarge = isOpen
    ? bestOf(answerFrom(candidates), told).chosen.filter((vendor) => isTooLarge(vendor, topic))
    : []
  const { noneMadeFor: noFit, elsewhere } = answer
  return { ...told, ...best, isPriced, ruledOut, tooLarge, answers, noFit, elsewhere }
}

/** What the match is asked for a topic. */
function answersFor(topic: Topic, features: readonly FeatureKey[]): Answers {
  const area = topic.areas[0] ?? topic.leaving?.vendor?.specialties.value?.[0] ?? areaOf(topic.leaving?.name ?? '')
  return {
    ...(area && { industry: area }),
    setting: topic.settings.length > 0 ? [...topic.settings] : levelsLeft(topic),
    ...(topic.size && { providers: topic.size.providers }),
    ...(topic.leaving?.vendor && { current: topic.leaving.vendor.id }),
    ...(topic.country && { organizationDescription: `We are in ${topic.country}.` }),
    want: [...new Set([...features, ...(topic.prescribes ? prescribing : [])])],
  }
}

/** The levels of care with beds of the system that is left, because a program with beds needs them again. */
export function levelsLeft({ leaving }: Topic): (typeof levelsWithBeds)[number][] {
  const levels = leaving?.vendor?.levelsOfCare.value ?? []
  return levelsWithBeds.filter((level) => levels.includes(level))
}

/**
 * The match's picks, and the systems that only the alphabet keeps out of them: by score, then by how many needs of the
 * practice their records confirm, then by the narrower range of sizes. Those that stay level with the last one are chosen
 * too, as far as there is room; `tied` are the ones with its score that are not.
 */
function bestOf({ picks, others }: MatchAnswer, topic: Topic): { chosen: Vendor[]; tied: Vendor[] } {
  const last = picks.at(-1)
  if (!last) return { chosen: [], tied: [] }
  const needs = needsOf(topic).flatMap(({ key }) => key ?? [])
  const found = [...picks, ...others.filter(({ score }) => score === last.score)].flatMap(({ id, score }) =>
    vendors
      .filter((vendor) => vendor.id === id)
      .map((vendor) => ({ vendor, score, span: sizeSpan(vendor), met: confirmed(vendor, needs) })),
  )
  const sorted = found.sort((a, b) => b.score - a.score || b.met - a.met || a.span - b.span)
  const edge = sorted[picks.length - 1]
  const level = sorted.filter(
    ({ score, met }) => edge && (score > edge.score || (score === edge.score && met >= edge.met)),
  )
  const count = level.length <= vendorsMax ? level.length : picks.length
  const [chosen, rest] = [sorted.slice(0, count), sorted.slice(count)]
  return {
    chosen: chosen.map(({ vendor }) => vendor),
    tied: rest.filter(({ score }) => score === edge?.score).map(({ vendor }) => vendor),
  }
}

/** How many of these features a system's record confirms. */
const confirmed = (vendor: Vendor, keys: readonly FeatureKey[]) =>
  keys.filter((key) => candidateOf(vendor).features[key].value === 'yes').length

/** How many sizes of practice a system is listed for; the largest number for an open or unknown range. */
function sizeSpan({ idealOrganizationSize: { value } }: Vendor): number {
  const range = sizeRange(value)
  return range ? Math.min(range.high - range.low, Number.MAX_SAFE_INTEGER) : Number.MAX_SAFE_INTEGER
}

const smallMost = 10

/** Whether another reading of the size names only organizations much larger than a small practice. */
function isTooLarge({ idealOrganizationSize: { differs = '' } }: Vendor, { size }: Topic): boolean {
  if (size === null || size.providers > smallMost) return false
  return /\blarge\b|\bmulti-site\b|\bcounty\b/i.test(differs) && !/\bsolo\b|\bsmall\b|\b1-10\b/i.test(differs)
}

/** The features that a system's record has to confirm for it to be suggested: the first one asked for, and prescribing. */
export const decidingFeatures = ({ features, prescribes }: Topic): FeatureKey[] => [
  ...new Set([...(prescribes ? (['ePrescribing'] as const) : []), ...features.slice(0, 1)]),
]

/** Whether a system can be suggested: an EMR, not the one to be left, whose record confirms what decides. */
function isCandidate(vendor: Vendor, topic: Topic): boolean {
  if (outOfScope(vendor) || vendor === topic.leaving?.vendor) return false
  const { features } = candidateOf(vendor)
  return decidingFeatures(topic).every((key) => ['yes', 'partly'].includes(features[key].value ?? ''))
}

/** Whether a vendor's AI leaves out prescribers, where the topic asks for that. */
const isRuledOut = (vendor: Vendor, { features, prescribes }: Topic): boolean =>
  prescribes && features.includes('aiNotetaking') && candidateOf(vendor).partlyForPrescribers.includes('aiNotetaking')
