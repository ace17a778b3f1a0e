import { unsupportedFigures } from '../../../shared/blog/figures'
import { createVendorFinder } from '../../../shared/blog/vendor-names'
import { type Vendor, vendors } from '../../../shared/catalogue'
import type { CareKind } from '../../../shared/catalogue/care'
import type { Answer } from '../../../shared/catalogue/evidence'
import type { FeatureKey } from '../../../shared/catalogue/fields'
import { ratingNumber, sizeRange } from '../../../shared/catalogue/figures'
import { featureNotes } from './feature-notes'

type Level = NonNullable<Vendor['levelsOfCare']['value']>[number]
type Structure = 'how-to' | 'comparison' | 'fit' | 'analysis'

/** What an article will be about, read from the words of its topic. */
export interface Plan {
  /** The topic on one line; empty when nothing in it says what to write about, or it gives a wrong figure. */
  subject: string
  structure: Structure
  /** Whether the topic itself named the vendors. */
  areNamed: boolean
  /** Whether it named a feature; else the features are those that such practices usually ask for. */
  asksForFeatures: boolean
  vendors: readonly Vendor[]
  /** The one the article goes through first. */
  features: readonly [FeatureKey, ...FeatureKey[]]
  care: CareKind | undefined
  level: Level | undefined
  size: { words: string; providers: number } | undefined
}

const featureWords: readonly (readonly [FeatureKey, RegExp])[] = [
  ['appointmentReminders', /\bremind|no-?shows?\b|missed (?:visit|appointment)/i],
  ['telehealth', /\btele-?|\bvideo|\bvirtual|\bremote|\bonline (?:session|therapy)/i],
  ['groupTherapy', /\bgroup (?:therap|session|note|counsel|visit)|\bgroups\b|\b90853\b/i],
  ['outcomeTracking', /\boutcomes?\b|\bmeasure(?:s|ment)?\b|\bphq|\bgad-?7|\bquestionnaire|\bscreen(?:ing|er)/i],
  ['hipaaCompliant', /\bhipaa|\b42 ?cfr|\bpart 2\b|\bprivacy|\bsecur|\bcomplian|\bconsent|\baudit|\bconfidential/i],
  [
    'insuranceBilling',
    /\bbill(?:ing|s)?\b|\bclaims?\b|\binsurance|\bpayers?\b|\bmedica(?:id|re)\b|\beligibility|\bauthoriz/i,
  ],
  ['builtInRCM', /\brcm\b|\brevenue|\bdenial|\bcollections\b|\breceivable/i],
  ['builtInCRM', /\bcrm\b|\badmission|\breferral|\binquir|\bwait(?:ing )?list/i],
  ['aiNotetaking', /\bai\b|\bartificial|\bambient|\bscribe|\bnote-?tak/i],
  ['mobileApp', /\bmobile|\bphone app|\btablet|\bfield staff|\bhome visit/i],
  ['patientPortal', /\bportal|\bself-?schedul|\bonline (?:booking|intake|form)|\bintake\b/i],
  ['customForms', /\bforms?\b|\btemplate|\btreatment plan|\bprogress note|\bdocumentation|\bassessment/i],
  ['reportingAnalytics', /\breport|\banalytic|\bdashboard|\bkpi/i],
  ['guidedOnboarding', /\bimplement|\bonboard|\btrain|\bmigrat|\bswitch|\bgo-?live|\bdata (?:import|transfer)/i],
  ['cloudBased', /\bcloud|\bhosted|\bbrowser|\buptime|\boutage/i],
  ['customizable', /\bcustomi|\bconfigur|\bworkflow/i],
]

const careWords: readonly (readonly [CareKind, RegExp])[] = [
  ['substance-abuse', /\bsubstance|\baddict|\bsud\b|\bdetox|\bopioid|\brecovery|\bmat\b|\brehab|\b42 ?cfr/i],
  ['eating-disorder', /\beating|\banorexi|\bbulimi/i],
  ['autism', /\bautis|\baba\b|\bapplied behavior/i],
  ['mental-health', /\bmental|\bpsych|\btherap(?:y|ist)|\bcounsel|\bdepress|\banxi/i],
]

const levelWords: readonly (readonly [Level, RegExp])[] = [
  ['detox', /\bdetox|\bwithdrawal/i],
  ['residential', /\bresidential/i],
  ['IOP/PHP', /\biop|\bphp|\bpartial hosp|\bintensive outpatient|\bday (?:program|treatment)/i],
  ['inpatient', /\binpatient|\bhospital/i],
]

const sizeWords: readonly (readonly [{ words: string; providers: number }, RegExp])[] = [
  [{ words: 'a solo practice', providers: 1 }, /\bsolo|\bprivate practice|\bone (?:clinician|therapist)|\bsmall\b/i],
  [
    { words: 'a large organization', providers: 400 },
    /\benterprise|\blarge|\bhealth system|\bhospital|\bmulti-?site|\bcommunity mental/i,
  ],
  [{ words: 'a group practice', providers: 12 }, /\bgroup practice|\bgrowing|\bmid-?size|\bclinics?\b/i],
]

const findVendors = createVendorFinder(vendors)

export function planFor(topic: string): Plan {
  const line = topic.replace(/\s+/g, ' ').trim()
  const mentions = findVendors(line)
  const named = [...new Set(mentions.map(({ vendor }) => vendor))]
  // The therapy in TherapyNotes says nothing about the kind of care.
  const words = mentions.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), line)
  const read = <T>(patterns: readonly (readonly [T, RegExp])[]) =>
    patterns.flatMap(([key, pattern]) => (pattern.test(words) ? [key] : []))
  const [features, [care], [level], [size]] = [read(featureWords), read(careWords), read(levelWords), read(sizeWords)]
  const isUnderstood = [...named, ...features, care, level, size].some(Boolean)
  const setting = { care, level, size }
  const [first = 'insuranceBilling', ...rest] = features.length > 0 ? features : usualFeatures(care)
  return {
    subject: isUnderstood && unsupportedFigures(line, vendors).length === 0 ? line : '',
    structure: structureOf(line, named.length, setting),
    areNamed: named.length > 0,
    asksForFeatures: features.length > 0,
    vendors: choose(named, [first, ...rest], setting),
    features: [first, ...rest.slice(0, 3)],
    ...setting,
  }
}

type Setting = Pick<Plan, 'care' | 'level' | 'size'>

function structureOf(line: string, named: number, { care, level, size }: Setting): Structure {
  if (/\bvs\.?\b|\bversus\b|\bcompar|\balternativ|\bdifference/i.test(line)) return 'comparison'
  if (
    /\bhow to\b|\bset(?:ting)? ?up\b|\bsteps?\b|\bchecklist|\bimplement|\bmigrat|\bautomat|\bbuild|\bwrite\b/i.test(
      line,
    )
  )
    return 'how-to'
  if (/\bwhy\b|\bwhat (?:is|are|does)\b|\bworth\b|\bexplain/i.test(line)) return 'analysis'
  if (named > 1) return 'comparison'
  return care || level || size || /\bbest\b|\bfor\b|\bchoos/i.test(line) ? 'fit' : 'analysis'
}

/** What a practice of that kind asks for first when the topic does not say. */
function usualFeatures(care: CareKind | undefined): FeatureKey[] {
  if (care === 'substance-abuse') return ['hipaaCompliant', 'groupTherapy', 'insuranceBilling']
  if (care === 'autism') return ['insuranceBilling', 'customForms', 'patientPortal']
  return care === 'eating-disorder'
    ? ['outcomeTracking', 'groupTherapy', 'patientPortal']
    : ['customForms', 'insuranceBilling', 'patientPortal']
}

/** The named ones; where there are fewer than two, those of the catalogue that fit best beside them. */
function choose(named: readonly Vendor[], features: readonly FeatureKey[], setting: Setting): Vendor[] {
  if (named.length > 1) return named.slice(0, 4)
  const others = vendors.filter((vendor) => !named.includes(vendor) && vendor.levelsOfCare.value !== null)
  const ranked = others
    .map((vendor) => ({ vendor, points: pointsOf(vendor, features, setting) }))
    .sort((a, b) => b.points - a.points || a.vendor.name.localeCompare(b.vendor.name))
  return [...named, ...ranked.map(({ vendor }) => vendor)].slice(0, 3)
}

function pointsOf(vendor: Vendor, features: readonly FeatureKey[], { care, level, size }: Setting): number {
  const having = features.reduce((sum, key) => sum + answerPoints(vendor[key].value), 0)
  const speaking = vendor.strengths.filter(({ value }) => features.some((key) => speaksOf(value ?? '', key))).length
  const caring = care ? (vendor.specialties.value?.includes(care) ? 4 : -4) : 0
  const leveled = level ? (vendor.levelsOfCare.value?.includes(level) ? 4 : -4) : 0
  return having + 2 * speaking + caring + leveled + sizePoints(vendor, size) + ratingNumber(vendor.starRating.value) / 5
}

function answerPoints(answer: Answer | null): number {
  if (answer === null) return 0
  if (answer === 'partly') return 1
  return answer ? 2 : -3
}

/** A system for hospitals is offered to those who ask for it. */
function sizePoints(vendor: Vendor, size: Setting['size']): number {
  const range = sizeRange(vendor.idealOrganizationSize.value)
  if (!(size && range)) return 0
  return size.providers >= range.low && size.providers <= range.high ? 3 : -4
}

/** Whether a sentence of the catalogue is about a feature. */
export function speaksOf(sentence: string, key: FeatureKey): boolean {
  return featureWords.some(([feature, pattern]) => feature === key && pattern.test(sentence))
}

export const nameOf = (key: FeatureKey) => featureNotes[key].name
