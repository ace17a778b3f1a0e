import { vendors } from '../../../shared/catalogue'
import { systemsMadeFor } from '../../../shared/match/elsewhere'
import { featureLabel } from '../../../shared/match/keys'
import type { Setting } from '../../../shared/match/reading/situation'
import { listed } from '../../../shared/words'
import { featureFact } from './facts'
import { escaped, heading, link, list, paragraph, vendorLink } from './html'
import type { Plan } from './plan'

/** Settings as used in a headline. */
export const settingWords: Record<Setting, string> = {
  'iop-php': 'IOP/PHP programs',
  residential: 'residential programs',
  detox: 'detox programs',
  inpatient: 'inpatient units',
  otp: 'opioid treatment programs',
  ccbhc: 'CCBHCs',
  school: 'schools',
  'telehealth-only': 'telehealth-only practices',
  outpatient: 'outpatient care',
}

const areaNotes: Record<Plan['areas'][number], string> = {
  'substance-abuse':
    'Substance use records fall under 42 CFR Part 2 as well as HIPAA. The system has to store each consent with its recipient, purpose, and end date, send the redisclosure notice with every release, and let you restrict parts of a chart. Treatment plans need problems, goals, objectives, interventions, and reviews that the notes refer to, because payers read the two together. Billing follows the level of care, under authorizations that expire.',
  'eating-disorder':
    "Eating disorder programs work in teams: the therapist, dietitian, physician, and psychiatrist share one chart and read one another's notes. Look for measures over time, meal records, and weights that not everyone can see. Ask how the system hides a weight from the client in the portal.",
  autism:
    'Autism services depend on authorizations in hours, supervision, and session data. A therapy record can handle notes and claims and still have no place for trial-by-trial data; ask whether that is built in, connected, or a second product.',
  'mental-health':
    'In a mental health practice, the work is scheduling, notes, and claims, all day long. Follow the path from the end of a session to the signed note and the submitted claim, check that notes refer to the treatment plan, and ask who can open psychotherapy notes that are kept separate.',
}

const settingNotes: Record<Setting, string> = {
  detox:
    'Detox needs orders, medication administration, and vital signs around the clock, and an accurate bed board at any hour. Ask to see a night shift: which doses and checks are due, who has missed one, and what the physician on call sees.',
  residential:
    'Residential care needs beds, shifts, and observation notes alongside therapy, and billing by the day. Ask to see a change of shift: who is in which bed, what happened overnight, and what the next team has to do first.',
  'iop-php':
    "IOP and PHP need group attendance, several services a day, and authorizations counted in days or units. Ask to see one client's whole day, from the first group to the claim, and a warning before the authorized days run out.",
  inpatient:
    'Inpatient units need orders, medication management, pharmacy, and a record that other wards can read. Ask to see an admission from the emergency department, with the medication list checked at both ends of the stay.',
  otp: 'An opioid treatment program needs dosing orders, dispensing with inventory counts, take-home schedules, and DEA records. A general record system without them cannot run the dosing window.',
  ccbhc:
    'A CCBHC needs its quality measures as data, time from first contact to services, care coordination across partners, and costs by service. Ask to see one measure computed from real fields, and the list of clients behind its figure.',
  school:
    'School-based care needs consent from parents, schedules that follow the school day, and a clear line between education records and health records. Ask to see who at the school can open which part of a chart, and how a consent that has ended is enforced.',
  'telehealth-only':
    'A telehealth-only practice has to know which state each client is in: licenses depend on it, each visit has to record the location, and every client needs an emergency plan for where they are.',
  outpatient:
    'Outpatient care needs a short path from the visit to the note to the claim. Ask to see it for one ordinary visit, and count the clicks.',
}

function sizeNote(providers: number): string {
  if (providers === 1)
    return 'With one clinician, there is no one to hand the setup to. Choose what works without configuration, value a short contract over a discount, and look for support that answers during your working hours.'
  if (providers <= 50)
    return 'A group practice outgrows habits agreed on in the hallway. You need roles, supervision, signatures, one calendar for rooms and people, and reports by clinician, and each seat adds to the cost.'
  return 'At this size, the project matters more than the product: data migration, interfaces, training in waves, and someone who owns the settings after go-live. Ask for references of your size, and read what the contract says about support and leaving.'
}

/** What matters for this kind of practice, without a heading; empty if the topic names none. */
export function practiceNotes({ areas, settings, size }: Plan): string {
  const notes = [...settings.map((key) => settingNotes[key]), ...areas.slice(0, 1).map((key) => areaNotes[key])]
  return [...notes.slice(0, 3), ...(size ? [sizeNote(size.providers)] : [])].map((note) => paragraph(note)).join('')
}

/** The same as a section of its own. */
export function settingSection(plan: Plan): string {
  const notes = practiceNotes(plan)
  return notes && heading('What matters for this kind of practice') + notes
}

/** Says plainly that no system in the catalogue is made for the setting, and where else to look. */
export function noFitSection({ noFit, elsewhere, features, settings }: Plan): string {
  if (!noFit) return ''
  const made = elsewhere.length > 0 ? elsewhere : settings.flatMap((key) => systemsMadeFor(key))
  const missing = features.filter((key) => !vendors.some((vendor) => featureFact(vendor, key).value === 'yes'))
  return (
    heading('What we could not verify') +
    paragraph(
      `No system in our catalogue is known to be made for ${noFit}, so we recommend none here.`,
      missing.length > 0
        ? `We found no public page that confirms ${listed(
            missing.map((key) => escaped(featureLabel(key))),
            'or',
          )} for any of them. That does not mean no: ask about it first.`
        : '',
    ) +
    (made.length > 0
      ? paragraph('Other systems made for this field, which are not in our catalogue and which we have not reviewed:') +
        list(made.map(({ name, kind, url }) => `${link(url, name)}: ${escaped(kind)}`))
      : '')
  )
}

/** What prescribers have to check, and which records rule a system out for them. */
export function prescriberSection({ prescribes, features, ruledOut, chosen }: Plan): string {
  if (!prescribes) return ''
  const ai = features.includes('aiNotetaking')
  return (
    heading('What psychiatry has to check') +
    paragraph(
      'Prescribers need e-prescribing with controlled substances, the state monitoring program, medication lists, and labs in the same chart as the note.',
      chosen.length > 0
        ? `We chose the systems below because our records confirm that they have e-prescribing${ai ? ' and AI note-taking' : ''}.`
        : '',
    ) +
    (ai
      ? paragraph(
          'No record in our catalogue states that its AI tool writes psychiatric evaluations or medication visits. Ask each vendor to draft both for an invented patient in the demo.',
          ruledOut.length > 0
            ? `According to our records, AI drafting in ${listed(ruledOut.map(vendorLink))} does not cover psychiatry notes, so we leave ${ruledOut.length === 1 ? 'it' : 'them'} out here.`
            : '',
        )
      : '')
  )
}
