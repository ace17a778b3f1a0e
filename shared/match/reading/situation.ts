import { mentionsIn } from './mentions'
import { readPeople } from './people'

/** Kinds of care: the values of the lead form without `other`. */
export const areas = ['mental-health', 'substance-abuse', 'eating-disorder', 'autism'] as const
export type Area = (typeof areas)[number]

/** Places and ways in which care is given: the values of the match's `setting`. */
export const settings = [
  'outpatient',
  'iop-php',
  'residential',
  'detox',
  'inpatient',
  'otp',
  'ccbhc',
  'school',
  'telehealth-only',
] as const
export type Setting = (typeof settings)[number]

const areaPatterns: Record<Area, RegExp> = {
  'mental-health':
    /\bmental[- ]health\b|\bbehaviou?ral[- ]health\b|\bpsychiatr\w+|\bpsychotherap\w+|\bpsycholog\w+|\bcounsel+ing\b|\bdepression\b|\btherap(?:y|ists?)\b|\bketamine\b|\btms\b/gi,
  'substance-abuse':
    /\bsubstance\b|\baddictions?\b|\bsud\b|\bmat\b|\botps?\b|\bdetox\b|\brecovery\b|\bopioids?\b|\bmethadone\b|\bsober\b|\bsuboxone\b|\bbuprenorphine\b/gi,
  'eating-disorder': /\beating[- ]disorders?\b|\banorexia\b|\bbulimia\b/gi,
  autism: /\bautis\w+|\baba\b|\bapplied behaviou?r\w*|\bbcbas?\b|\brbts?\b/gi,
}

const settingPatterns: Record<Setting, RegExp> = {
  outpatient: /(?<!intensive[- ])\boutpatient\b|\bprivate practice\b|\bgroup practice\b/gi,
  'iop-php':
    /\biops?\b|\bphps?\b|\bpartial hospitali[sz]ation\b|\bintensive[- ]outpatient\b|\bday (?:treatment|program)\b/gi,
  residential: /\bresidential\b|\brtc\b|\binpatient rehab\b/gi,
  detox: /\bdetox\w*|\bwithdrawal management\b/gi,
  inpatient: /\binpatient\b(?! rehab)|\bpsychiatric (?:hospital|units?|beds?)\b|\bhospitals\b/gi,
  otp: /\botps?\b|\bopioid treatment programs?\b|\bmethadone (?:clinics?|programs?|dosing|dispensing|maintenance)\b|\btake-?homes\b/gi,
  ccbhc: /\bccbhcs?\b|\bcertified community behavioral\b/gi,
  school: /\bschool[- ]based\b|\b(?:in|at) (?:\w+ )?schools\b|\bschool district\b|\bk-?12\b/gi,
  'telehealth-only':
    /\b(?:fully|entirely|completely|100%|all) (?:virtual|remote|online|telehealth)\b|\btelehealth[- ]only\b|\bonline-only\b|\bvirtual[- ]only\b|\bonly telehealth\b/gi,
}

/** Signs of a practice outside the United States; the catalogue's systems are made for American rules. */
const abroad: readonly { country: string; pattern: RegExp }[] = [
  {
    country: 'Germany',
    pattern: /\bgermany\b|\bgerman\b|\bberlin\b|\bmunich\b|\bhamburg\b|\bdeutsch\w*|\bkassenärzt\w*|\bkv\b(?= )/i,
  },
  { country: 'the Czech Republic', pattern: /\bczech\b|\bbrno\b|\bprague\b|\bpraha\b/i },
  {
    country: 'Canada',
    pattern:
      /\bcanad(?:a|ian)\b|\bmontr[eé]al\b|\bqu[eé]bec\b|\btoronto\b|\bvancouver, bc\b|\bontario\b|\bphipa\b|\bpipeda\b|\bloi 25\b|\blaw 25\b/i,
  },
  {
    country: 'the United Kingdom',
    pattern: /\bunited kingdom\b|\bengland\b|\bscotland\b|\bnhs\b|\blondon, uk\b|\bin the uk\b/i,
  },
  {
    country: 'Australia or New Zealand',
    pattern: /\baustralia\w*|\bndis\b|\bsydney\b|\bmelbourne, (?:vic|au)\w*|\bnew zealand\b/i,
  },
  { country: 'Ireland', pattern: /\bireland\b(?<!northern ireland)|\bdublin, ireland\b/i },
  {
    country: 'the European Union',
    pattern:
      /\bgdpr\b|\beuropean union\b|\bfrance\b|\bspain\b(?! ?ish)|\bitaly\b|\bnetherlands\b|\baustria\b|\bpoland\b/i,
  },
  { country: 'Israel', pattern: /\bisrael\w*|\btel aviv\b/i },
  { country: 'India', pattern: /\bindia\b|\bmumbai\b|\bbangalore\b|\bnew delhi\b/i },
]

const communityPattern = /\b(?:cmhc|community (?:mental|behavioral) health (?:center|clinic|agency))/i

export interface SituationRead {
  areas: Area[]
  settings: Setting[]
  /** Whether it is a community mental or behavioral health center. */
  isCommunity: boolean
  /** The country, if the practice appears to be outside the United States. */
  country: string | null
}

/** The care that a description mentions, without what it says is not offered. */
export function readSituation(description: string): SituationRead {
  const mentionOf = mentionsIn(description)
  const wanted = <T extends string>(keys: readonly T[], patterns: Record<T, RegExp>) =>
    keys.filter((key) => mentionOf(patterns[key]) === 'wanted')
  return {
    areas: wanted(areas, areaPatterns),
    settings: wanted(settings, settingPatterns),
    isCommunity: communityPattern.test(description),
    country: abroad.find(({ pattern }) => pattern.test(description))?.country ?? null,
  }
}

/** Whether a short text is understood as a setting, a kind of care, a country, or a number of people. */
export function coveredElsewhere(words: string): boolean {
  const patterns = [...Object.values(areaPatterns), ...Object.values(settingPatterns)]
  return (
    patterns.some((pattern) => words.search(pattern) >= 0) ||
    abroad.some(({ pattern }) => pattern.test(words)) ||
    readPeople(words) !== null
  )
}
