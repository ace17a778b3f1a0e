import { type FeatureNotes, featureNotes, type TaskKey, taskNotes } from '../../../shared/features/notes'
import type { FeatureKey } from '../../../shared/match/terms/features'
import type { Topic } from '../topic/topic'

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

const needOf = ({ name, purpose, questions: [question = ''] }: FeatureNotes): Need => ({ name, purpose, question })
const recorded = (key: FeatureKey): Need => ({ ...needOf(featureNotes[key]), key })
const task = (key: TaskKey): Need => needOf(taskNotes[key])

const authorizations: Need = { ...task('authorizations'), field: 'billing.authorizations' }

const unrecorded = (name: string, purpose: string, question: string): Need => ({ name, purpose, question })

const orders = unrecorded(
  'medication orders',
  'An order has to reach the nurse, the pharmacy, and the medication record without being typed twice.',
  'Can the physician on call sign an order from home, and who is alerted to it?',
)
const vitalSigns = unrecorded(
  'vital signs',
  'Checks come due around the clock, and a missed one has to be visible before the shift ends.',
  'Does the chart list the checks that are due, and who sees that one was missed?',
)
const shiftNotes = unrecorded(
  'shift and observation notes',
  'The next team has to see quickly what happened overnight and what it has to do first.',
  'Can rounds be charted on a tablet, and what does the next shift see first?',
)
const pharmacy = unrecorded(
  'pharmacy',
  'The pharmacist verifies orders and sees what was given.',
  'Is a pharmacy module built in? If not, which one is connected today?',
)
const coordination = unrecorded(
  'care coordination',
  'Partner agencies share the work, so referrals and their outcomes have to come back to one chart.',
  'How does a referral to a partner come back with its outcome, and under which consent?',
)
const timeToService = unrecorded(
  'time from first contact to services',
  'The time counts from the first contact, often before there is a chart.',
  'Which fields does the time to services come from, and does it start before the chart is opened?',
)
const costReport = unrecorded(
  'costs by service',
  'The cost report needs visits and staff time by service, not only what was billed.',
  'Can the system report visits and staff time by service, for the cost report?',
)
const parentalConsent = unrecorded(
  'consent from parents',
  'A consent ends, is withdrawn, or passes to the student, and the chart has to follow.',
  'What happens to access on the day a consent ends?',
)
const schoolAccess = unrecorded(
  'separate access for school staff',
  'Education records and health records fall under different rules.',
  'Who at the school can open which part of a chart, and is that recorded?',
)
const location = unrecorded(
  "the client's location at each visit",
  'Licenses depend on the state the client is in, and an emergency plan on the address.',
  'Can a visit not be signed until the location is recorded?',
)

const abaSupervision: Need = {
  name: 'supervision sign-off',
  purpose:
    "A technician's session note waits for the supervising analyst. The system should hold the note and its claim, and show how much supervision each technician has had.",
  question: "Can a technician's note wait, unbilled, until the analyst has signed, and are supervised hours counted?",
  key: 'supervisionSignOff',
}
const abaClaims = unrecorded(
  'claims for adaptive behavior services',
  'They are billed under CPT codes 97151 to 97158 in units of 15 minutes, with who gave the service, and with overlapping sessions that a payer may or may not pay.',
  'How do session times become units of the codes 97151 to 97158, and what happens where two sessions overlap?',
)

/** Whether the catalogue records anything about it. */
export const isRecorded = ({ key, field }: Need) => (key ?? field) !== undefined

/** What each setting needs beyond what every practice needs. */
const bySetting: Partial<Record<Topic['settings'][number], readonly Need[]>> = {
  detox: [orders, recorded('emar'), vitalSigns, recorded('bedBoard')],
  residential: [recorded('bedBoard'), shiftNotes, recorded('emar'), recorded('institutionalBilling')],
  inpatient: [orders, recorded('emar'), pharmacy, recorded('bedBoard'), recorded('institutionalBilling')],
  'iop-php': [recorded('groupTherapy'), authorizations, recorded('institutionalBilling')],
  otp: [recorded('methadoneDispensing'), recorded('labs'), recorded('part2Consent')],
  ccbhc: [recorded('outcomeTracking'), timeToService, coordination, costReport, recorded('stateReporting')],
  school: [parentalConsent, schoolAccess],
  'telehealth-only': [recorded('telehealth'), location],
}

const byArea: Partial<Record<Topic['areas'][number], readonly Need[]>> = {
  'substance-abuse': [recorded('part2Consent'), task('treatmentPlans'), authorizations],
  'eating-disorder': [recorded('outcomeTracking'), recorded('mealPlans')],
  autism: [recorded('abaDataCollection'), abaSupervision, authorizations, abaClaims],
}

const ofPrescribing = prescribing.map(recorded)
const ofPrescribers = [...ofPrescribing, recorded('labs')]
const ofGroups = [recorded('supervisionSignOff'), recorded('reportingAnalytics')]
const ofLarge = [recorded('dataMigrationIn'), ...ofGroups]
const ofAny = [recorded('customForms'), recorded('insuranceBilling'), recorded('patientPortal')]
const largeFrom = 51

/** Whether it is about prescribers, or asks which system can do a part of prescribing, so that the other parts decide too. */
export const areForPrescribers = ({ prescribes, features, leaving, asksCost, form }: Topic) =>
  prescribes || (!(leaving || asksCost) && form === 'choice' && prescribing.some((key) => features.includes(key)))

function ownNeeds(topic: Topic): Need[] {
  const { settings, areas, prescribes, size } = topic
  const providers = size?.providers ?? 1
  return [
    ...settings.slice(0, 2).flatMap((key) => bySetting[key] ?? []),
    ...areas.slice(0, 1).flatMap((key) => byArea[key] ?? []),
    ...(prescribes ? ofPrescribers : areForPrescribers(topic) ? ofPrescribing : []),
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
  const needs = asksOnlyCost ? [] : hasOwnNeeds(plan) ? ownNeeds(plan) : isNarrow ? [] : ofAny
  const named = notesIn(plan).map(({ name }) => name)
  const isFirst = ({ name }: Need, at: number) => needs.findIndex((one) => one.name === name) === at
  return needs.filter(isFirst).filter(({ name }) => !named.includes(name))
}
