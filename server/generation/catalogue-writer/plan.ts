import { type Vendor, vendors } from '../../../shared/catalogue'
import { sizeRange } from '../../../shared/catalogue/figures'
import { outOfScope } from '../../../shared/catalogue/scope'
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
  const { picks, noneMadeFor, elsewhere } = match(
    {
      ...(area && { industry: area }),
      setting: [...topic.settings],
      ...(topic.size && { providers: topic.size.providers }),
      ...(topic.leaving?.vendor && { current: topic.leaving.vendor.id }),
      ...(topic.country && { organizationDescription: `We are in ${topic.country}.` }),
      want: [...features],
    },
    vendors
      .filter((vendor) => isCandidate(vendor, topic) && !ruledOut.includes(vendor))
      .map((vendor) => candidateOf(vendor)),
  )
  const picked = noneMadeFor ? [] : inOrder(picks)
  const chosen = topic.systems.length > 0 ? topic.systems.slice(0, vendorsMax) : picked
  return { ...topic, features, chosen, ruledOut, noFit: noneMadeFor, elsewhere }
}

/**
 * The picks as vendors: by score, then by how often they come first in the match's draws, then by the narrower range of
 * sizes. The match itself orders equal scores by name, which says nothing about a practice.
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

/**
 * Whether to suggest a system: an EMR, not the one to be left, not one for far larger organizations, whose record
 * confirms the first feature asked for.
 */
function isCandidate(vendor: Vendor, topic: Topic): boolean {
  const { features, leaving, prescribes } = topic
  if (outOfScope(vendor) || vendor === leaving?.vendor || isTooLarge(vendor, topic)) return false
  const has = (key: FeatureKey) => ['yes', 'partly'].includes(candidateOf(vendor).features[key].value ?? '')
  return features.slice(0, 1).every(has) && (!prescribes || has('ePrescribing'))
}

/** Whether a vendor's record says that its AI does not cover prescribers, where the topic asks for that. */
function isRuledOut({ limits }: Vendor, { features, prescribes }: Topic): boolean {
  if (!(prescribes && features.includes('aiNotetaking'))) return false
  return limits.some(({ value }) => /\bAI\b/.test(value ?? '') && /\bnot\b[^.]{0,60}\bpsychiatr/i.test(value ?? ''))
}
