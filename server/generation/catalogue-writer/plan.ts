import { type Vendor, vendors } from '../../../shared/catalogue'
import { outOfScope } from '../../../shared/catalogue/scope'
import type { ElsewhereSystem } from '../../../shared/match/elsewhere'
import { candidateOf } from '../../../shared/match/from-catalogue'
import type { FeatureKey } from '../../../shared/match/keys'
import { match } from '../../../shared/match/match'
import type { NoFit } from '../../../shared/match/no-fit'
import { readTopic, type Topic } from '../topic/read-topic'
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
  const picked = noneMadeFor ? [] : picks.flatMap(({ id }) => vendors.filter((vendor) => vendor.id === id))
  const chosen = topic.systems.length > 0 ? topic.systems.slice(0, vendorsMax) : picked
  return { ...topic, features, chosen, ruledOut, noFit: noneMadeFor, elsewhere }
}

/** Whether to suggest a system: an EMR, not the one to be left, whose record confirms the first feature asked for. */
function isCandidate(vendor: Vendor, { features, leaving, prescribes }: Topic): boolean {
  if (outOfScope(vendor) || vendor === leaving?.vendor) return false
  const has = (key: FeatureKey) => ['yes', 'partly'].includes(candidateOf(vendor).features[key].value ?? '')
  return features.slice(0, 1).every(has) && (!prescribes || has('ePrescribing'))
}

/** Whether a vendor's record says that its AI does not cover prescribers, where the topic asks for that. */
function isRuledOut({ limits }: Vendor, { features, prescribes }: Topic): boolean {
  if (!(prescribes && features.includes('aiNotetaking'))) return false
  return limits.some(({ value }) => /\bAI\b/.test(value ?? '') && /\bnot\b[^.]{0,60}\bpsychiatr/i.test(value ?? ''))
}
