import { type FeatureNotes, featureNotes, type TaskKey, taskNotes } from '../../../shared/features/notes'
import type { FeatureKey } from '../../../shared/match/terms/features'
import type { Topic } from '../topic/topic'
import texts from './texts.json' with { type: 'json' }

/** The cards of what a topic names, its tasks first. */
export const notesIn = ({ features, tasks }: Pick<Topic, 'features' | 'tasks'>): FeatureNotes[] => [
  ...tasks.map((key) => taskNotes[key]),
  ...features.map((key) => featureNotes[key]),
]

/** What prescribers need of a system. */
export const prescribing = ['ePrescribing', 'epcs', 'pdmp'] as const satisfies FeatureKey[]

/** What a kind of practice needs from a system. */
export interface Need {
  /** As used within a sentence. */
  name: string
  purpose: string
  question: string
  /** The feature that the catalogue records it under; absent if it records nothing about it. */
  key?: FeatureKey
  /** The fact of the dossier about it, if it is no feature. */
  field?: string
}

type NeedKey = FeatureKey | TaskKey | keyof typeof texts.needs

const needOf = ({ name, purpose, questions: [question = ''] }: FeatureNotes): Need => ({ name, purpose, question })

/** What the record says about needs that are no feature's card. */
const records: Partial<Record<NeedKey, Pick<Need, 'key' | 'field'>>> = {
  authorizations: { field: 'billing.authorizations' },
  abaSupervision: { key: 'supervisionSignOff' },
}

const needsFrom = (keys: readonly NeedKey[]): Need[] =>
  keys.map((key) => {
    if (isKeyOf(featureNotes, key)) return { ...needOf(featureNotes[key]), key }
    return { ...(isKeyOf(taskNotes, key) ? needOf(taskNotes[key]) : texts.needs[key]), ...records[key] }
  })

const isKeyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key => key in table

/** Whether the catalogue records anything about it. */
export const isRecorded = ({ key, field }: Need) => (key ?? field) !== undefined

/** What each setting needs beyond what every practice needs. */
const bySetting: Partial<Record<Topic['settings'][number], readonly NeedKey[]>> = {
  detox: ['orders', 'emar', 'vitalSigns', 'bedBoard'],
  residential: ['bedBoard', 'shiftNotes', 'emar', 'institutionalBilling'],
  inpatient: ['orders', 'emar', 'pharmacy', 'bedBoard', 'institutionalBilling'],
  'iop-php': ['groupTherapy', 'authorizations', 'institutionalBilling'],
  otp: ['methadoneDispensing', 'labs', 'part2Consent'],
  ccbhc: ['outcomeTracking', 'timeToService', 'coordination', 'costReport', 'stateReporting'],
  school: ['parentalConsent', 'schoolAccess'],
  'telehealth-only': ['telehealth', 'location'],
}

const byArea: Partial<Record<Topic['areas'][number], readonly NeedKey[]>> = {
  'substance-abuse': ['part2Consent', 'treatmentPlans', 'authorizations'],
  'eating-disorder': ['outcomeTracking', 'mealPlans'],
  autism: ['abaDataCollection', 'abaSupervision', 'authorizations', 'abaClaims'],
}

const ofGroups: readonly NeedKey[] = ['supervisionSignOff', 'reportingAnalytics']
const ofLarge: readonly NeedKey[] = ['dataMigrationIn', ...ofGroups]
const ofAny: readonly NeedKey[] = ['customForms', 'insuranceBilling', 'patientPortal']
const largeFrom = 51

/** Whether it is about prescribers, or asks which system can do a part of prescribing, so that the other parts decide too. */
export const areForPrescribers = ({ prescribes, features, leaving, asksCost, form }: Topic) =>
  prescribes || (!(leaving || asksCost) && form === 'choice' && prescribing.some((key) => features.includes(key)))

function ownNeeds(topic: Topic): NeedKey[] {
  const { settings, areas, prescribes, size } = topic
  const providers = size?.providers ?? 1
  return [
    ...settings.slice(0, 2).flatMap((key) => bySetting[key] ?? []),
    ...areas.slice(0, 1).flatMap((key) => byArea[key] ?? []),
    ...(areForPrescribers(topic) ? prescribing : []),
    ...(prescribes ? (['labs'] as const) : []),
    ...(providers >= largeFrom ? ofLarge : providers > 1 ? ofGroups : []),
  ]
}

/** Whether the topic's kind of practice has needs of its own. */
export const hasOwnNeeds = (plan: Topic) => ownNeeds(plan).length > 0

/** What the topic's kind of practice needs and the topic does not name; what any practice needs if it names nothing else. */
export function needsOf(plan: Topic): Need[] {
  const { features, tasks, rules, leaving, asksCost } = plan
  const isNarrow =
    features.length + tasks.length + rules.length > 0 || leaving !== null || asksCost || plan.systems.length > 1
  // Who asks what a system costs a practice of some size does not ask what it should do.
  const asksOnlyCost = asksCost && plan.settings.length + features.length === 0 && !plan.prescribes
  const needs = needsFrom(asksOnlyCost ? [] : hasOwnNeeds(plan) ? ownNeeds(plan) : isNarrow ? [] : ofAny)
  const named = notesIn(plan).map(({ name }) => name)
  const isFirst = ({ name }: Need, at: number) => needs.findIndex((one) => one.name === name) === at
  return needs.filter(isFirst).filter(({ name }) => !named.includes(name))
}
