import { type Vendor, vendors } from '../../../shared/catalogue'
import { sizeRange } from '../../../shared/catalogue/figures'
import { outOfScope } from '../../../shared/catalogue/scope'
import type { Answers } from '../../../shared/match/answers'
import type { ElsewhereSystem } from '../../../shared/match/elsewhere'
import { candidateOf } from '../../../shared/match/from-catalogue'
import type { FeatureKey } from '../../../shared/match/keys'
import { match } from '../../../shared/match/match'
import type { NoFit } from '../../../shared/match/no-fit'
import type { Pick } from '../../../shared/match/pick'
import { readTopic } from '../topic/read-topic'
import type { Topic } from '../topic/topic'
import { WritingFailure } from '../writer'

/** What an article will cover. */
export interface Plan extends Topic {
  /** Systems to write about: the named ones, otherwise those that fit; empty if none fits. */
  chosen: readonly Vendor[]
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

const featuresMax = 3
const vendorsMax = 4

/** @throws WritingFailure for a topic that is not understood */
export function planFor(text: string): Plan {
  const reading = readTopic(text)
  if ('refusal' in reading) throw new WritingFailure(reading.refusal)
  const { topic } = reading
  const features = topic.features.slice(0, featuresMax)
  const ruledOut = vendors.filter((vendor) => isRuledOut(vendor, topic))
  const area = topic.areas[0] ?? topic.leaving?.vendor?.specialties.value?.[0]
  const answers: Answers = {
    ...(area && { industry: area }),
    setting: [...topic.settings],
    ...(topic.size && { providers: topic.size.providers }),
    ...(topic.leaving?.vendor && { current: topic.leaving.vendor.id }),
    ...(topic.country && { organizationDescription: `We are in ${topic.country}.` }),
    want: [...features],
  }
  const candidates = vendors.filter((vendor) => isCandidate(vendor, topic) && !ruledOut.includes(vendor))
  const answerFrom = (from: readonly Vendor[]) =>
    match(
      answers,
      from.map((vendor) => candidateOf(vendor)),
    )
  const { picks, noneMadeFor, elsewhere } = answerFrom(candidates.filter((vendor) => !isTooLarge(vendor, topic)))
  const isNamed = topic.systems.length > 0
  const chosen = isNamed ? topic.systems.slice(0, vendorsMax) : inOrder(picks)
  const tooLarge = isNamed ? [] : inOrder(answerFrom(candidates).picks).filter((vendor) => isTooLarge(vendor, topic))
  return { ...topic, features, chosen, ruledOut, tooLarge, answers, noFit: noneMadeFor, elsewhere }
}

/**
 * The picks as vendors: by score, then by how often they come first in the match's draws, then by the narrower range of
 * sizes. Without a budget, the match itself orders equal scores by name, which says nothing about a practice.
 */
function inOrder(picks: readonly Pick[]): Vendor[] {
  const found = picks.flatMap(({ id, score, share }) =>
    vendors.filter((vendor) => vendor.id === id).map((vendor) => ({ vendor, score, share, span: sizeSpan(vendor) })),
  )
  return found.sort((a, b) => b.score - a.score || b.share - a.share || a.span - b.span).map(({ vendor }) => vendor)
}

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

/** Whether a vendor's record says that its AI does not cover prescribers, where the topic asks for that. */
function isRuledOut({ limits }: Vendor, { features, prescribes }: Topic): boolean {
  if (!(prescribes && features.includes('aiNotetaking'))) return false
  return limits.some(({ value }) => /\bAI\b/.test(value ?? '') && /\bnot\b[^.]{0,60}\bpsychiatr/i.test(value ?? ''))
}
