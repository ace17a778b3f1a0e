import { pickable, type Vendor } from '../../../shared/catalogue'
import { levelsWithBeds } from '../../../shared/catalogue/care'
import { outOfScope } from '../../../shared/catalogue/scope'
import { allKinds, kindOf, systemsAbroad, systemsBeside, systemsMadeFor } from '../../../shared/kinds'
import { matchCandidates } from '../../../shared/match'
import type { ElsewhereSystem } from '../../../shared/match/terms/answer'
import { type FeatureKey, withoutImplied } from '../../../shared/match/terms/features'
import { type Item, type Known, nothingKnown } from '../../../shared/match/terms/known'
import { type Organization, organizationPhrase } from '../../../shared/match/terms/organizations'
import { candidateOf } from '../../../shared/match/weigh/from-catalogue'
import { compareRanks, type Weighed } from '../../../shared/match/weigh/order'
import { weigh } from '../../../shared/match/weigh/weigh'
import { organizationIn, readTopic } from '../topic/read-topic'
import type { Topic } from '../topic/topic'
import { WritingFailure } from '../writer'
import { areForPrescribers, prescribing } from './needs'
import { pricesOf } from './prices'

/** A topic for a kind of organization: the one that it names, or else an outpatient practice. */
interface Told extends Topic {
  organization: Organization
}

/** What an article will cover. */
export interface Plan extends Told {
  /** Systems to write about: the named ones, otherwise the match's picks; empty if there are none. */
  chosen: readonly Vendor[]
  /** Those of the picks that nothing we know sets apart, and the systems left out that are as good as the last one. */
  level: readonly Vendor[]
  asGood: readonly Vendor[]
  /** Whether they are those with a price on record for the feature whose cost is asked. */
  isPriced: boolean
  /** Systems whose own record says that they do not do what is asked. */
  ruledOut: readonly Vendor[]
  /** What the match was told, besides which systems the article leaves out. */
  known: Known
  /** For whom no system in the catalogue is known to be made, with what the kind of organization needs instead. */
  noFit: { who: string; text: string } | null
  /** Systems made for the topic that are not in the catalogue. */
  elsewhere: readonly ElsewhereSystem[]
}

/** What a reader of an article wants first. */
export type Purpose = 'move' | 'cost' | Topic['form']

export const purposeOf = ({ leaving, asksCost, form }: Topic): Purpose => (leaving ? 'move' : asksCost ? 'cost' : form)

/** Whether the article tells what to look for in a feature, and compares systems only by it. */
export const explainsFeatures = (plan: Plan) =>
  purposeOf(plan) === 'choice' && !plan.chooses && plan.features.length > 0 && plan.chosen.length > 1

const featuresMax = 3

const vendorsMax = 4

/** @throws WritingFailure for a topic that is not understood */
export function planFor(text: string): Plan {
  const reading = readTopic(text)
  if ('refusal' in reading) throw new WritingFailure(reading.refusal)
  const { topic } = reading
  const told = { ...topic, organization: organizationOf(topic), features: featuresOf(topic).slice(0, featuresMax) }
  const ruledOut = pickable.filter((vendor) => isRuledOut(vendor, topic))
  const able = pickable.filter((vendor) => isAble(vendor, topic) && !ruledOut.includes(vendor))
  const [asked] = told.features
  const priced = topic.asksCost && asked ? able.filter((vendor) => pricesOf(vendor, asked).length > 0) : []
  const isNamed = topic.systems.length > 0
  // A single price compares nothing.
  const isPriced = priced.length > 1 && !isNamed
  const known = knownOf(told)
  const from = isPriced ? priced : able
  const avoided = pickable.filter((vendor) => !from.includes(vendor)).map(item)
  const { picks, others } = weigh({ ...known, avoided }, matchCandidates)
  // Who asks how something is set up has a system.
  const isOpen = !isNamed && purposeOf(topic) !== 'how-to'
  const suggested = isOpen ? picks : []
  const isLevel = (one: Weighed) => suggested.some((other) => other !== one && compareRanks(one.rank, other.rank) === 0)
  const last = suggested.at(-1)
  return {
    ...told,
    chosen: isNamed ? topic.systems.slice(0, vendorsMax) : vendorsOf(suggested),
    level: vendorsOf(suggested.filter(isLevel)),
    asGood: vendorsOf(others.filter(({ rank }) => last && compareRanks(rank, last.rank) === 0)),
    isPriced,
    ruledOut,
    known,
    noFit: noFitOf(told),
    elsewhere: elsewhereOf(topic),
  }
}

const vendorsOf = (weighed: readonly Weighed[]): Vendor[] =>
  weighed.flatMap(({ candidate }) => pickable.filter(({ id }) => id === candidate.id))

/** The kind of organization that the topic names, that of the system to be left, or an outpatient practice. */
function organizationOf(topic: Topic): Organization {
  const { organization, leaving } = topic
  const beds = levelsLeft(topic)
  const left = beds.length > 0 ? organizationIn({ settings: beds, areas: [] }) : leaving?.vendor?.madeFor.value?.[0]
  const outside = allKinds().find(({ elsewhere }) => elsewhere.some(({ name }) => name === leaving?.name))
  return organization ?? left ?? outside?.key ?? 'practice'
}

function noFitOf({ country, organization }: Told): Plan['noFit'] {
  if (country) return { who: 'practices outside the United States', text: '' }
  return systemsMadeFor(organization).length > 0
    ? null
    : { who: organizationPhrase(organization), text: kindOf(organization).does }
}

/** The systems outside the catalogue for the kind of organization, if the topic or the system to be left tells it. */
function elsewhereOf(topic: Topic): readonly ElsewhereSystem[] {
  const { country, leaving, organization } = topic
  if (country) return systemsAbroad(country)
  if (!(organization || leaving)) return []
  return systemsBeside(organizationOf(topic)).filter(({ name }) => name !== leaving?.name)
}

/** What the article covers of the features named; steps are needed for what another feature includes, too. */
const featuresOf = (topic: Topic) => (purposeOf(topic) === 'choice' ? withoutImplied(topic.features) : topic.features)

const item = <Value>(value: Value): Item<Value> => ({ value, origin: 'chosen', quote: null })

function knownOf(topic: Told): Known {
  const { organization, areas, settings, size, leaving, country } = topic
  const wants = new Set([...topic.features, ...(areForPrescribers(topic) ? prescribing : [])])
  return {
    ...nothingKnown,
    organization: item(organization),
    areas: areas.map(item),
    settings: (settings.length > 0 ? settings : levelsLeft(topic)).map(item),
    providers: size && item({ least: size.providers, most: size.providers }),
    prescribers: topic.prescribes ? item(true) : null,
    wishes: [...wants].map((feature) => item({ feature, stance: 'want' as const })),
    current: leaving?.vendor ? item(leaving.vendor) : null,
    leaving: leaving && item(true),
    country: country === null ? null : item(country),
  }
}

/** The levels of care with beds of the system that is left, because a program with beds needs them again. */
export function levelsLeft({ leaving }: Topic): (typeof levelsWithBeds)[number][] {
  const levels = leaving?.vendor?.levelsOfCare.value ?? []
  return levelsWithBeds.filter((level) => levels.includes(level))
}

/** The features that a system's record has to confirm for it to be suggested: the first one asked for, and prescribing. */
export const decidingFeatures = ({ features, prescribes }: Topic): FeatureKey[] => [
  ...new Set([...(prescribes ? (['ePrescribing'] as const) : []), ...features.slice(0, 1)]),
]

function isAble(vendor: Vendor, topic: Topic): boolean {
  const { features } = candidateOf(vendor)
  return (
    !outOfScope(vendor) && decidingFeatures(topic).every((key) => ['yes', 'partly'].includes(features[key].value ?? ''))
  )
}

const isRuledOut = (vendor: Vendor, { features, prescribes }: Topic): boolean =>
  prescribes && features.includes('aiNotetaking') && candidateOf(vendor).partlyForPrescribers.includes('aiNotetaking')
