import { type Vendor, vendors } from '../../../shared/catalogue'
import { levelsWithBeds } from '../../../shared/catalogue/care'
import { outOfScope } from '../../../shared/catalogue/scope'
import type { Answers } from '../../../shared/match/answers'
import { prescribing } from '../../../shared/match/criteria/wishes'
import { areaOf, type ElsewhereSystem } from '../../../shared/match/elsewhere'
import { match } from '../../../shared/match/match'
import type { NoFit } from '../../../shared/match/no-fit'
import { type FeatureKey, withoutImplied } from '../../../shared/match/terms/features'
import { candidateOf } from '../../../shared/match/weigh/from-catalogue'
import { readTopic } from '../topic/read-topic'
import type { Topic } from '../topic/topic'
import { WritingFailure } from '../writer'
import { bestOf, scoring, type TieRule, vendorsMax } from './best-fits'
import { pricesOf } from './prices'

/** What an article will cover. */
export interface Plan extends Topic {
  /** Systems to write about: the named ones, otherwise those that fit; empty if none fits. */
  chosen: readonly Vendor[]
  /** Whether they are those with a price on record for the feature whose cost is asked. */
  isPriced: boolean
  /** Systems with the score of the last chosen one that are left out. */
  tied: readonly Vendor[]
  isAllTied: boolean
  /** The rules that put the last chosen one before them. */
  tieRules: readonly TieRule[]
  /** Named systems whose own record says that they do not do what is asked. */
  ruledOut: readonly Vendor[]
  /** Systems that score as high, left out because another source describes them as made for large organizations. */
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

/** Whether it promises what to look for in a feature: its answers are in the records, before any choice of a system. */
export const isByFeature = (plan: Plan) =>
  purposeOf(plan) === 'choice' && !plan.chooses && plan.features.length > 0 && plan.chosen.length > 1

const featuresMax = 3

/** @throws WritingFailure for a topic that is not understood */
export function planFor(text: string): Plan {
  const reading = readTopic(text)
  if ('refusal' in reading) throw new WritingFailure(reading.refusal)
  const { topic } = reading
  const features = featuresOf(topic).slice(0, featuresMax)
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
  const best = isOpen
    ? bestOf(answer, told)
    : { chosen: topic.systems.slice(0, vendorsMax), tied: [], isAllTied: false, tieRules: [], least: Infinity }
  const { least, ...chosen } = best
  const tooLarge = isOpen ? scoring(answerFrom(candidates), least).filter((vendor) => isTooLarge(vendor, topic)) : []
  const { noneMadeFor: noFit, elsewhere } = answer
  return { ...told, ...chosen, isPriced, ruledOut, tooLarge, answers, noFit, elsewhere }
}

/** What the article covers of the features named; steps are needed for what another feature includes, too. */
const featuresOf = (topic: Topic) => (purposeOf(topic) === 'choice' ? withoutImplied(topic.features) : topic.features)

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
