import type { Vendor } from '../../../shared/catalogue'
import type { FeatureKey } from '../../../shared/match/keys'
import type { Setting } from '../../../shared/match/reading/situation'
import { capitalized, listed } from '../../../shared/words'
import { basisMark, type FeatureFact, featureFact } from './facts'
import { escaped, heading, link, list, paragraph } from './html'
import { notesOf } from './notes'
import type { Plan } from './plan'
import { practiceNotes, settingWords } from './setting'

interface Needs {
  /** Whose needs they are, for a heading. */
  whose: string
  keys: readonly FeatureKey[]
  /** Who should work a day with the system before it is bought. */
  testers: string
}

type Special = Omit<Needs, 'whose'>

const clinicians = 'one clinician and one biller'
const ward: Special = {
  keys: ['emar', 'bedBoard', 'institutionalBilling'],
  testers: 'one nurse, one clinician, and one biller',
}

/** What settings need that an outpatient practice does not; the others need what an outpatient practice does. */
const bySetting: Partial<Record<Setting, Special>> = {
  detox: ward,
  residential: ward,
  inpatient: ward,
  'iop-php': { keys: ['groupTherapy', 'institutionalBilling', 'outcomeTracking'], testers: clinicians },
  otp: { keys: ['methadoneDispensing', 'labs', 'part2Consent'], testers: 'one dosing nurse and one counselor' },
  ccbhc: { keys: ['stateReporting', 'outcomeTracking', 'builtInRCM'], testers: clinicians },
}

const largeFrom = 51
const unspecific = 'most outpatient practices'

function needsOf({ settings, size }: Plan): Needs {
  const setting = settings.find((key) => bySetting[key])
  const special = setting && bySetting[setting]
  if (special) return { whose: settingWords[setting], ...special }
  if ((size?.providers ?? 0) >= largeFrom)
    return {
      whose: 'large organizations',
      keys: ['dataMigrationIn', 'reportingAnalytics', 'supervisionSignOff'],
      testers: 'one person of each role',
    }
  return {
    whose: unspecific,
    keys: ['customForms', 'insuranceBilling', 'patientPortal'],
    testers: clinicians,
  }
}

/** Whether the needs are those of the topic's own kind of practice, so that the notes about it belong with them. */
export const hasOwnNeeds = (plan: Plan) => needsOf(plan).whose !== unspecific

const isFound = ({ fact }: FeatureFact) => fact.basis !== 'unknown'

/** What such a practice needs and the topic does not name. */
const furtherNeeds = (plan: Plan) => needsOf(plan).keys.filter((key) => !plan.features.includes(key))

/** Of these needs, those on which the record of a chosen system has nothing. */
export const openNeeds = (plan: Plan) =>
  furtherNeeds(plan).filter((key) => plan.chosen.some((vendor) => !isFound(featureFact(vendor, key))))

/** What the records of the chosen systems say about a need, each answer with the mark of its basis. */
function onRecord(key: FeatureKey, chosen: readonly Vendor[]): string {
  const answers = chosen
    .map((vendor) => featureFact(vendor, key))
    .filter(isFound)
    .map(
      ({ vendor, value, field }) =>
        `${escaped(vendor.name)}, ${value === null ? '' : `${value} `}${basisMark(vendor, field)}`,
    )
  return answers.length > 0 ? ` On record: ${answers.join('; ')}.` : ''
}

/** One sentence for each chosen system on the needs that its record leaves open, each linked to its empty place. */
function notOnRecord(plan: Plan): string[] {
  return plan.chosen.flatMap((vendor) => {
    const open = furtherNeeds(plan).filter((key) => !isFound(featureFact(vendor, key)))
    const needs = open.map((key) => link(`/emr/${vendor.id}#${featureFact(vendor, key).field}`, notesOf(key).name))
    return needs.length > 0
      ? [`We found nothing on record about ${listed(needs, 'or')} for ${escaped(vendor.name)}.`]
      : []
  })
}

/** The general section on choosing a system, for articles that would otherwise be short. */
export function choosing(plan: Plan): string {
  const { whose, testers } = needsOf(plan)
  const open = notOnRecord(plan)
  const vendor = plan.chosen.length === 1 ? 'the vendor' : 'each vendor'
  return (
    heading(`What ${whose} need first`) +
    (hasOwnNeeds(plan) ? practiceNotes(plan) : '') +
    list(
      furtherNeeds(plan).map((key) => {
        const { name, purpose } = notesOf(key)
        return `<strong>${escaped(capitalized(name))}:</strong> ${escaped(purpose)}${onRecord(key, plan.chosen)}`
      }),
    ) +
    (open.length > 0 ? paragraph(...open, 'Not verified does not mean no: ask.') : '') +
    heading('How to test a system before you sign') +
    list(
      [
        'Write down the five things your team does most often, who does them, and where work gets stuck.',
        `Ask ${vendor} to show exactly those, with your own forms, and have the people who will use the system ask the questions.`,
        `Have ${testers} work a whole day with invented clients, from the first call to the posted payment.`,
        'Ask for a reference of your size and kind of care, and ask there what they wish they had checked.',
        'Export the test data and open it: notes, plans, documents, and balances.',
        'Read the business associate agreement before any client data moves, and ask how soon you are told of an incident.',
      ],
      'ol',
    ) +
    paragraph(
      'Before you discuss the price, read what the contract says about its term, notice, and data export. A discount is worth little if it is hard to leave.',
      'Write down what the vendor promised in the demo and have it added to the contract, with a date.',
      `${link('/resources/how-to-choose-emr', 'How to choose an EMR')} goes through the steps one by one.`,
    )
  )
}
