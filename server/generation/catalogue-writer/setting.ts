import type { Vendor } from '../../../shared/catalogue'
import type { Setting } from '../../../shared/match/terms/care'
import { capitalized } from '../../../shared/words'
import type { Topic } from '../topic/topic'
import { areForPrescribers, hasOwnNeeds, isRecorded, type Need, needsOf } from './needs'
import type { Plan } from './plan'
import { joined, labeled, list, names, ofAny, type Prose, paragraph, prose, section } from './prose'
import texts from './texts.json' with { type: 'json' }
import { careAdjective, listedPrograms, withoutArticle } from './words'

/** Settings of every kind of care, and those whose names tell it. */
const ofAnyCare: readonly Setting[] = ['residential', 'iop-php', 'outpatient']
const ofOneCare: readonly Setting[] = ['detox', 'otp']

/** Settings in words, at most two, with the kind of care that they leave open: `residential substance use programs`. */
export function settingsInWords({ settings, areas: [area] }: Pick<Topic, 'settings' | 'areas'>): string {
  const named = settings.slice(0, 2)
  const words = listedPrograms(named.map((key) => texts.settings[key].words))
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

function sizeNote(providers: number): string {
  if (providers === 1)
    return 'With one clinician, there is no one to hand the setup to. Choose what works without configuration, value a short contract over a discount, and look for support that answers during your working hours.'
  if (providers <= 50)
    return 'A group practice outgrows habits agreed on in the hallway, and each seat adds to the cost.'
  return 'At this size, the project matters more than the product: data migration, interfaces, training in waves, and someone who owns the settings after go-live. Ask for references of your size, and read what the contract says about support and leaving.'
}

function practiceNotes({ areas, settings, size }: Plan): Prose {
  const notes = [
    ...settings.map((key) => texts.settings[key].note),
    ...areas.slice(0, 1).map((key) => texts.areas[key].note),
  ]
  return joined([...notes.slice(0, 3), ...(size ? [sizeNote(size.providers)] : [])].map((note) => paragraph(note)))
}

/** A section of a single need would look as if a practice needed nothing else. */
const needsMin = 2

/** What this kind of practice needs, each with its reason, and what to ask to see. */
export function practiceSection(plan: Plan): Prose {
  const [needs, notes] = [needsOf(plan), practiceNotes(plan)]
  if (needs.length < needsMin) return notes && section('What matters for this kind of practice', notes)
  const items = needs.map(({ name, purpose }) => labeled(capitalized(withoutArticle(name)), purpose))
  return section(`What ${whose(plan)} need first`, list(items), notes, onEvidence(needs))
}

/** Whose needs they are, as the subject of a sentence. */
export function whose(plan: Plan): string {
  const { settings, areas, size } = plan
  if (!hasOwnNeeds(plan)) return 'most outpatient practices'
  if (settings.length > 0) return settingsInWords(plan)
  if (areForPrescribers(plan)) return 'prescribers'
  const programs = areas[0] && texts.areas[areas[0]].programs
  if (programs) return programs
  return (size?.providers ?? 0) > 50 ? 'large organizations' : 'group practices'
}

function onEvidence(needs: readonly Need[]): Prose {
  const open = names(needs.filter((need) => !isRecorded(need)))
  return paragraph(ofAny(open, (all) => prose`We do not compare systems on ${all}, so ask every vendor.`, 'or'))
}
