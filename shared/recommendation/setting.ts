import type { Vendor } from '../catalogue'
import { careWords } from '../catalogue/care'
import type { Lead } from '../leads/schema'
import { basisNote, type Judgement, unknownFact } from './judgement'
import { listed, mentionOf } from './wording'

type Area = Exclude<Lead['industry'], 'other'>
type Level = NonNullable<Vendor['levelsOfCare']['value']>[number]

/** What kind of care the practice gives. */
export interface CareSetting {
  /** The industry of the form; for `other` what the description names, perhaps nothing. */
  areas: readonly Area[]
  /** Levels of care that the description names. */
  levels: readonly Level[]
}

const areaPatterns: Record<Area, RegExp> = {
  'mental-health':
    /\bmental[- ]health\b|\bbehaviou?ral[- ]health\b|\bpsychiatr\w+|\bpsychotherap\w+|\bcounsel+ing\b|\bdepression\b|\btherap(?:y|ists?)\b/gi,
  'substance-abuse':
    /\bsubstance\b|\baddictions?\b|\bsud\b|\bmat\b|\botp\b|\bdetox\b|\brecovery\b|\bopioids?\b|\bmethadone\b/gi,
  'eating-disorder': /\beating[- ]disorders?\b|\banorexia\b|\bbulimia\b/gi,
  autism: /\bautis\w+|\baba\b|\bapplied behaviou?r\w*/gi,
}

const levelPatterns: Record<Level, RegExp> = {
  detox: /\bdetox\w*|\bwithdrawal management\b/gi,
  residential: /\bresidential\b|\brtc\b|\binpatient rehab\b|\bsober living\b/gi,
  'IOP/PHP':
    /\biops?\b|\bphps?\b|\bpartial hospitali[sz]ation\b|\bintensive[- ]outpatient\b|\bday (?:treatment|program)\b/gi,
  outpatient: /(?<!intensive[- ])\boutpatient\b|\bprivate practice\b/gi,
  inpatient: /\binpatient\b(?! rehab)|\bpsychiatric (?:hospital|units?|beds?)\b|\bhospitals\b/gi,
}

/** The part that a kind of care counts which a system serves without being made for it first: the catalogue names the main one first. */
const notFirst = 0.85

/** What a system for a single kind of care counts where the kind was not told; all others count half. */
const oneKindOnly = 0.4

/** How much a level of care counts: a system that cannot run a ward or a residence is of little use to one. */
const levelWeights: Record<Level, number> = { detox: 3, residential: 3, inpatient: 3, 'IOP/PHP': 2, outpatient: 1 }

/** How far a system made for one kind of care (inner key) serves another (outer key); what is not named serves it not at all. */
const kinship: Record<Area, Partial<Record<Area, number>>> = {
  'mental-health': { 'substance-abuse': 0.4, 'eating-disorder': 0.4 },
  'substance-abuse': { 'mental-health': 0.3 },
  'eating-disorder': { 'mental-health': 0.5 },
  autism: { 'mental-health': 0.2 },
}

export function readSetting({ industry, organizationDescription: text }: Lead): CareSetting {
  const named = <T extends string>(patterns: Record<T, RegExp>) =>
    (Object.keys(patterns) as T[]).filter((key) => mentionOf(text, patterns[key]) === 'wanted')
  return { areas: industry === 'other' ? named(areaPatterns) : [industry], levels: named(levelPatterns) }
}

export function areaWords(areas: readonly Area[]): string {
  return listed(areas.map((area) => careWords[area]))
}

/**
 * Kind of care times levels of care, since a system must do both; where no level was named, the kind alone. Where no kind
 * was named it counts half, and a little less for a system that is made for a single one.
 */
export function judgeSetting(vendor: Vendor, setting: CareSetting): Judgement {
  const levels = judgeLevels(vendor, setting.levels)
  const judgements = [judgeAreas(vendor, setting.areas), ...(levels ? [levels] : [])]
  return {
    share: judgements.reduce((product, { share }) => product * share, 1),
    reasons: judgements.flatMap(({ reasons }) => reasons),
    tradeOffs: judgements.flatMap(({ tradeOffs }) => tradeOffs),
  }
}

function judgeAreas({ specialties }: Vendor, areas: readonly Area[]): Judgement {
  const offered = specialties.value
  if (areas.length === 0) return breadth(offered)
  if (offered === null) return unknownFact(`whether it is made for ${areaWords(areas)}`)
  const share = areas.reduce((sum, area) => sum + serving(area, offered), 0) / areas.length
  const sentence = `Listed for ${areaWords(offered)}${basisNote(specialties)}`
  const missing = areas.filter((area) => !offered.includes(area))
  if (missing.length === 0) return { share, reasons: [`${sentence}.`], tradeOffs: [] }
  return {
    share,
    reasons: [],
    tradeOffs: [`${sentence}, not for ${areaWords(missing)}; ask for a reference customer like you.`],
  }
}

function serving(area: Area, offered: readonly Area[]): number {
  if (offered[0] === area) return 1
  return Math.max(...offered.map((one) => (one === area ? notFirst : (kinship[area][one] ?? 0))))
}

function breadth(offered: readonly Area[] | null): Judgement {
  return { share: offered?.length === 1 ? oneKindOnly : 0.5, reasons: [], tradeOffs: [] }
}

function judgeLevels({ levelsOfCare }: Vendor, levels: readonly Level[]): Judgement | undefined {
  if (levels.length === 0) return undefined
  const offered = levelsOfCare.value
  if (offered === null) return unknownFact(`whether it handles ${listed(levels)} care`)
  const covered = levels.filter((level) => offered.includes(level))
  const missing = levels.filter((level) => !offered.includes(level))
  const weight = (some: readonly Level[]) => some.reduce((sum, level) => sum + levelWeights[level], 0)
  const note = basisNote(levelsOfCare)
  return {
    share: weight(covered) / weight(levels),
    reasons: covered.length > 0 ? [`Its listed levels of care include ${listed(covered)}${note}.`] : [],
    tradeOffs: missing.length > 0 ? [`Not listed for ${listed(missing)} care${note}; ask before you go on.`] : [],
  }
}
