// cspell:disable: patterns contain parts of words.
import { featureNotes, type TaskKey, taskKeys, taskNotes } from '../../../shared/features/notes'
import { featureWords } from '../../../shared/features/words'
import type { Area, Setting } from '../../../shared/match/terms/care'
import { type FeatureKey, featureKeys } from '../../../shared/match/terms/features'

/** Something that a topic can name, and the patterns for it, all global and case-insensitive. */
export type Entry<Key> = readonly [Key, ...RegExp[]]

/** The patterns that name each feature, on text in lowercase, in the order of the match's keys. */
export const featurePatterns: readonly Entry<FeatureKey>[] = featureKeys.map((key) => {
  const { headline } = featureNotes[key]
  return [key, featureWords[key].words, ...(headline ? [headline] : [])]
})

export const taskPatterns: readonly Entry<TaskKey>[] = taskKeys.map((key) => {
  const { headline } = taskNotes[key]
  return headline ? [key, headline] : [key]
})

/** Patterns for tracked rules, by their ids in `shared/rules`. */
export const rulePatterns: readonly Entry<string>[] = [
  ['part-2', /\b42 ?c\.?f\.?r\.?(?! part 8)(?: part 2)?\b|\bpart 2\b/gi],
  ['part-8', /\b(?:42 ?c\.?f\.?r\.? )?part 8\b/gi],
  ['dea-telemedicine', /\bdea\b|\bryan haight\b|\btelemedicine (?:rules?|flexibilit(?:y|ies)|prescribing)\b/gi],
  ['buprenorphine', /\bbuprenorphine\b|\bsuboxone\b/gi],
  [
    'medicare-telehealth',
    /\bmedicare (?:and )?tele-?health\b|\btele-?health (?:and|under|for|in|billing in) medicare\b/gi,
  ],
  ['security-rule', /\b(?:hipaa )?security rule\b/gi],
  ['parity', /\bparity\b|\bmhpaea\b/gi],
  ['prior-authorization', /\bprior auth(?:orization)?s?\b|\bcms-?0057(?:-f)?\b/gi],
  ['script', /\bncpdp\b|\bscript (?:standard|2023011)\b/gi],
  ['epcs', /\bepcs\b|\bcontrolled substances?\b/gi],
  ['information-blocking', /\binformation[- ]blocking\b|\bcures act\b/gi],
  ['business-associate-return', /\bbusiness associates?(?: agreements?)?\b|\bbaas?\b/gi],
  ['ehi-export', /\behi(?: export)?\b/gi],
  [
    'record-retention',
    /(?<!\b(?:client|clinician|employee|patient|staff|therapist|workforce) )\bretention\b|\bkeeping (?:old )?records\b/gi,
  ],
  ['asam-4', /\basam\b/gi],
  ['ai-in-therapy', /\bai (?:in|for) (?:therapy|psychotherapy)\b|\bai (?:laws?|rules?|consents?)\b/gi],
  ['ccbhc', /\bccbhcs?\b/gi],
  ['good-faith-estimate', /\bgood[- ]faith estimates?\b|\bno surprises(?: act)?\b|\bgfes?\b/gi],
]

export const areaPatterns: readonly Entry<Area>[] = [
  [
    'substance-abuse',
    /\bsubstance(?:[- ](?:abuse|use))?\b|\baddictions?\b|\bsud\b|\bopioids?\b|\brecovery (?:center|program)s?\b|\bmat\b|\brehabs?\b|\bsober living\b/gi,
  ],
  ['eating-disorder', /\beating[- ]disorders?\b|\banorexia\b|\bbulimia\b/gi],
  ['autism', /\bautis(?:m|tic)\b|\baba\b|\bapplied behavior(?: analysis)?\b|\bbcbas?\b/gi],
  [
    'mental-health',
    /\bmental[- ]health\b|\bbehavioral[- ]health\b|\bpsychotherap(?:y|ists?)\b|\bpsycholog(?:y|ists?|ical)\b|\bpsychiatr(?:y|ists?|ic)\b|\bcounsel(?:ing|ors?)\b|\btherap(?:y|ists?)\b/gi,
  ],
]

/** Prescribers are not a kind of care in the catalogue, but the systems have to serve them. */
export const prescribing = /\bpsychiatr(?:y|ists?|ic)\b|\bpmhnps?\b|\bprescribers?\b|\bmedication management\b/gi

export const settingPatterns: readonly Entry<Setting>[] = [
  [
    'iop-php',
    /\biops?\b|\bphps?\b|\bpartial hospitali[sz]ation\b|\bintensive[- ]outpatient\b|\bday (?:treatment|programs?)\b/gi,
  ],
  ['residential', /\bresidential\b|\brtcs?\b/gi],
  ['detox', /\bdetox(?:ification)?\b|\bwithdrawal management\b/gi],
  ['inpatient', /\binpatient\b|\bpsychiatric (?:hospitals?|units?)\b/gi],
  ['otp', /\botps?\b|\bopioid treatment programs?\b|\bmethadone\b|\btake-?homes?\b/gi],
  ['ccbhc', /\bccbhcs?\b/gi],
  ['school', /\bschool[- ]based\b|\bschools?\b|\bk-?12\b/gi],
  [
    'telehealth-only',
    /\b(?:fully|entirely|100%|all) (?:virtual|remote|online)\b|\btelehealth[- ]only\b|\b(?:virtual|online)-only\b/gi,
  ],
  ['outpatient', /\boutpatient\b/gi],
]

/** A size of practice, in words for a sentence and as a number of clinicians. */
export interface Size {
  words: string
  providers: number
}

export const sizePatterns: readonly Entry<Size>[] = [
  [
    { words: 'a solo practice', providers: 1 },
    /\bsolo\b|\bone[- ](?:clinician|therapist|person)\b|\bprivate practices?\b/gi,
  ],
  [
    { words: 'a large organization', providers: 150 },
    /\benterprise\b|\blarge\b|\bhealth systems?\b|\bhospitals?\b|\bmulti-?(?:site|location)s?\b/gi,
  ],
  [
    { words: 'a group practice', providers: 12 },
    /\bgroup practices?\b|\bmid-?size[d]?\b|\b(?:psychiatry|psychiatric|psychology|medical|provider|physician) groups?\b/gi,
  ],
]

/** Words that ask for a cost. */
export const costPatterns =
  /\bcosts?\b|\bpric(?:es?|ing|ed)\b|\bfees?\b|\bcheap(?:er|est)?\b|\baffordable\b|\bexpensive\b|\bbudgets?\b|\bpay(?:ing)? for\b|\bfree (?:plans?|emrs?|ehrs?|software|tiers?)\b|\bsubscriptions?\b|\bhow much\b|\bcost of ownership\b|\$ ?\d[\d,.]*/gi

/** Words that ask which system to choose, and nothing more. */
export const choicePatterns =
  /\b(?:choos|select|compar|evaluat|buy|pick)(?:e|ing)?\b(?= )|\bbest\b|\bdemos?\b|\brfps?\b|\bcontracts?\b|\brequirements?\b|\bshort-?lists?\b|\bselection\b|\badoption\b|\bbenefits\b(?= of)/gi
