import { vendors } from '../../../shared/catalogue'
import { systemsMadeFor } from '../../../shared/match/elsewhere'
import { featureLabel } from '../../../shared/match/keys'
import type { Setting } from '../../../shared/match/reading/situation'
import { listed } from '../../../shared/words'
import { featureFact } from './facts'
import { escaped, heading, link, list, paragraph, vendorLink } from './html'
import type { Plan } from './plan'

/** Settings as a headline names them. */
export const settingWords: Record<Setting, string> = {
  'iop-php': 'IOP and PHP',
  residential: 'residential programs',
  detox: 'detox',
  inpatient: 'inpatient units',
  otp: 'opioid treatment programs',
  ccbhc: 'CCBHCs',
  school: 'schools',
  'telehealth-only': 'telehealth-only practices',
  outpatient: 'outpatient care',
}

const areaNotes: Record<Plan['areas'][number], string> = {
  'substance-abuse':
    'Substance use records fall under 42 CFR Part 2 as well as HIPAA. The system has to keep each consent with its recipient, purpose and end date, send the redisclosure notice with every release, and restrict parts of a chart. Treatment plans need problems, goals, objectives, interventions and reviews that the notes refer to, because payers read the two together. Billing follows the level of care, with an authorization that expires.',
  'eating-disorder':
    'Eating disorder programs work in teams: therapist, dietitian, physician and psychiatrist write in one chart and read each other. Look for measures over time, meal records, and weights that not everyone can see. Ask how a weight is hidden from the client’s own view in the portal.',
  autism:
    'Autism services depend on authorizations in hours, on supervision, and on session data. A therapy record can hold the notes and the claims and still have no place for trial-by-trial data; ask whether that is built in, connected, or a second product.',
  'mental-health':
    'In mental health practices the work is schedule, note, claim, all day long. Follow the path from the end of a session to the signed note and the sent claim, check that notes refer to the plan, and ask who can open psychotherapy notes that are kept apart.',
}

const settingNotes: Record<Setting, string> = {
  detox:
    'Detox needs orders, medication administration and vital signs around the clock, and a bed board that is right at any hour.',
  residential: 'Residential care needs beds, shifts and observation notes beside therapy, and billing by the day.',
  'iop-php':
    'IOP and PHP mean groups with attendance, several services a day, and authorizations counted in days or units.',
  inpatient: 'Inpatient units need orders, medication and pharmacy, and a record that other wards can read.',
  otp: 'An opioid treatment program needs dosing orders, dispensing with inventory counts, take-home schedules and DEA records. A general record system without these cannot run the dosing window.',
  ccbhc:
    'A CCBHC needs its quality measures as data, time from first contact to services, care coordination across partners, and costs by service.',
  school:
    'School-based care needs consent from parents, schedules that follow the school day, and clarity on which record is education and which is health.',
  'telehealth-only':
    'A telehealth-only practice depends on the states of its clients: licenses, location at each visit, and an emergency plan for an address far away.',
  outpatient: 'Outpatient care needs a short path from the visit to the note and the claim.',
}

function sizeNote(providers: number): string {
  if (providers === 1)
    return 'With one clinician there is no one to hand settings to. What works without building wins, a price without a long contract is worth more than a discount, and support that answers in your working hours counts double.'
  if (providers <= 50)
    return 'A group outgrows habits that were agreed on in the hallway. Roles, supervision, signatures, one calendar for rooms and people, and reports by clinician become necessary, and each seat is a cost that grows with you.'
  return 'With many sites the project is larger than the product: data migration, interfaces, training in waves, and someone who owns the settings after go-live. Ask for references of your size and read the contract on support and on leaving.'
}

/** What a practice of this kind has to look for. */
export function settingSection({ areas, settings, size, country }: Plan): string {
  const notes = [...settings.map((key) => settingNotes[key]), ...areas.slice(0, 1).map((key) => areaNotes[key])]
  if (notes.length === 0 && !size && !country) return ''
  return (
    heading('What matters for this kind of practice') +
    notes
      .slice(0, 3)
      .map((note) => paragraph(note))
      .join('') +
    (size ? paragraph(sizeNote(size.providers)) : '')
  )
}

/** Says plainly that no system of the catalogue is made for it, and where else to look. */
export function noFitSection({ noFit, elsewhere, features, settings }: Plan): string {
  if (!noFit) return ''
  const made = elsewhere.length > 0 ? elsewhere : settings.flatMap((key) => systemsMadeFor(key))
  const asked = features.filter((key) => !vendors.some((vendor) => featureFact(vendor, key).value === 'yes'))
  return (
    heading('What we could not verify') +
    paragraph(
      `No system in our catalogue is known to be made for ${noFit}, so we recommend none here.`,
      asked.length > 0
        ? `For ${listed(asked.map((key) => escaped(featureLabel(key))))} we found no public page that confirms it for any of them. That is not a no: it is a question to ask before anything else.`
        : '',
    ) +
    (made.length > 0
      ? paragraph(
          'Systems of the market for this field, which are not in our catalogue and which we have not reviewed:',
        ) + list(made.map(({ name, kind, url }) => `${link(url, name)}: ${escaped(kind)}`))
      : '')
  )
}

/** Says that a named kind of visit is not confirmed by any record, and which record rules it out. */
export function prescriberSection({ prescribes, features, ruledOut, chosen }: Plan): string {
  if (!prescribes) return ''
  const ai = features.includes('aiNotetaking')
  return (
    heading('What psychiatry has to check') +
    paragraph(
      'Prescribers need e-prescribing with controlled substances, the state monitoring program, medication lists and labs in the same chart as the note.',
      chosen.length > 0
        ? `The systems below are chosen because their records confirm e-prescribing${ai ? ' and AI note-taking' : ''}.`
        : '',
    ) +
    (ai
      ? paragraph(
          'No record in our catalogue states that its AI tool writes psychiatric evaluations or medication visits. Ask each vendor to draft both for an invented patient in the demo.',
          ruledOut.length > 0
            ? `The record of ${listed(ruledOut.map(vendorLink))} says that AI drafting does not cover psychiatry notes, so we leave it out here.`
            : '',
        )
      : '')
  )
}
