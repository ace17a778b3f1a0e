import type { Vendor } from '../../../shared/catalogue'
import type { Setting } from '../../../shared/match/terms/care'
import { capitalized, listed } from '../../../shared/words'
import type { Topic } from '../topic/topic'
import { escaped, heading, list, paragraph } from './html'
import { areForPrescribers, hasOwnNeeds, isRecorded, type Need, needsOf } from './needs'
import type { Plan } from './plan'
import { careAdjective, listedPrograms, withoutArticle } from './words'

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

/** Settings of every kind of care, and those whose names tell it. */
const ofAnyCare: readonly Setting[] = ['residential', 'iop-php', 'outpatient']
const ofOneCare: readonly Setting[] = ['detox', 'otp']

/** Settings in words, at most two, with the kind of care that they leave open: `residential substance use programs`. */
export function settingsInWords({ settings, areas: [area] }: Pick<Topic, 'settings' | 'areas'>): string {
  const named = settings.slice(0, 2)
  const words = listedPrograms(named.map((key) => settingWords[key]))
  const isOpen = named.some((key) => ofAnyCare.includes(key)) && !named.some((key) => ofOneCare.includes(key))
  return area && isOpen ? words.replace(/(?= (?:programs|care)$)/, ` ${careAdjective(area)}`) : words
}

/** The level of care that the catalogue lists for a setting. */
export const levelNames: Partial<Record<Setting, NonNullable<Vendor['levelsOfCare']['value']>[number]>> = {
  'iop-php': 'IOP/PHP',
  residential: 'residential',
  detox: 'detox',
  inpatient: 'inpatient',
}

const areaNotes: Record<Plan['areas'][number], string> = {
  'substance-abuse':
    'Substance use records fall under 42 CFR Part 2 as well as HIPAA, and billing follows the level of care.',
  'eating-disorder':
    "Eating disorder programs work in teams: the therapist, dietitian, physician, and psychiatrist share one chart and read one another's notes.",
  autism:
    'A therapy record can handle notes and claims and still have no place for trial-by-trial data. Ask whether that is built in, connected, or a second product.',
  'mental-health':
    'In a mental health practice, follow the path from the end of a session to the signed note and the submitted claim, check that notes refer to the treatment plan, and ask who can open psychotherapy notes that are kept separate.',
}

/** What to ask to see, by setting. */
const settingNotes: Record<Setting, string> = {
  detox:
    'Ask to see a night shift: which doses and checks are due, who has missed one, and what the physician on call sees.',
  residential:
    'Ask to see a change of shift: who is in which bed, what happened overnight, and what the next team has to do first.',
  'iop-php':
    "Ask to see one client's whole day, from the first group to the claim, and a warning before the authorized days run out.",
  inpatient:
    'Ask to see an admission from the emergency department, with the medication list checked at both ends of the stay.',
  otp: 'Ask to see a morning at the dosing window, from the identity check to the count of the bottles. A general record system cannot run it.',
  ccbhc: 'Ask to see one CCBHC measure computed from real fields, and the list of clients behind its figure.',
  school:
    'Ask to see the chart as a counselor sees it and as a teacher does, and what changes when a parent withdraws consent.',
  'telehealth-only':
    'Ask to see a visit with a client who is away from home: what the clinician is asked to record, and where the emergency plan is.',
  outpatient: 'Ask to see one ordinary visit, from the appointment to the note to the claim, and count the clicks.',
}

function sizeNote(providers: number): string {
  if (providers === 1)
    return 'With one clinician, there is no one to hand the setup to. Choose what works without configuration, value a short contract over a discount, and look for support that answers during your working hours.'
  if (providers <= 50)
    return 'A group practice outgrows habits agreed on in the hallway, and each seat adds to the cost.'
  return 'At this size, the project matters more than the product: data migration, interfaces, training in waves, and someone who owns the settings after go-live. Ask for references of your size, and read what the contract says about support and leaving.'
}

/** What matters for this kind of practice; empty if the topic names none. */
function practiceNotes({ areas, settings, size }: Plan): string {
  const notes = [...settings.map((key) => settingNotes[key]), ...areas.slice(0, 1).map((key) => areaNotes[key])]
  return [...notes.slice(0, 3), ...(size ? [sizeNote(size.providers)] : [])].map((note) => paragraph(note)).join('')
}

/** A section of a single need would look as if a practice needed nothing else. */
const needsMin = 2

/** What this kind of practice needs, each with its reason, and what to ask to see. */
export function practiceSection(plan: Plan): string {
  const [needs, notes] = [needsOf(plan), practiceNotes(plan)]
  if (needs.length < needsMin) return notes && heading('What matters for this kind of practice') + notes
  const items = needs.map(
    ({ name, purpose }) => `<strong>${escaped(capitalized(withoutArticle(name)))}:</strong> ${escaped(purpose)}`,
  )
  return heading(`What ${whose(plan)} need first`) + list(items) + notes + onEvidence(needs)
}

const areaPrograms: Partial<Record<Plan['areas'][number], string>> = {
  'substance-abuse': 'addiction treatment programs',
  'eating-disorder': 'eating disorder programs',
  autism: 'autism services',
}

/** Whose needs they are, as the subject of a sentence. */
export function whose(plan: Plan): string {
  const { settings, areas, size } = plan
  if (!hasOwnNeeds(plan)) return 'most outpatient practices'
  if (settings.length > 0) return settingsInWords(plan)
  if (areForPrescribers(plan)) return 'prescribers'
  const programs = areas[0] && areaPrograms[areas[0]]
  if (programs) return programs
  return (size?.providers ?? 0) > 50 ? 'large organizations' : 'group practices'
}

/** On which of the needs nothing is recorded. */
function onEvidence(needs: readonly Need[]): string {
  const open = needs.filter((need) => !isRecorded(need)).map(({ name }) => escaped(name))
  return open.length > 0 ? paragraph(`We do not compare systems on ${listed(open, 'or')}, so ask every vendor.`) : ''
}
