// cspell:disable: titles, names, and parts of words, as people write them.
import { type Area, areas, type Setting, settings } from '../terms/care'
import type { Item } from '../terms/known'
import type { Reading } from './clauses'

const words = (...alternatives: string[]) => new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})(?![a-z0-9])`, 'g')

/** Words that name a kind of care as what is treated. */
const areaWords: Record<Area, RegExp> = {
  'mental-health': words(
    'mental[- ]health|behaviou?ral[- ]health|psychiatr\\w{1,20}|psychotherap\\w{1,20}|psycholog(?:y|ical|ists?)|depression|anxiety|trauma|ptsd|adhd|dual[- ]diagnosis|co-?occurring|ketamine|tms|bipolar|couples|marriage and family|talk therapy|counsel+ing (?:center|practice|group|clinic)|counsel+ing',
  ),
  'substance-abuse': words(
    'substance (?:use|abuse|misuse|disorder)s?(?: disorders?)?|addictions?|sud|mat (?:clinic|program|services|provider)|otps?|detox|recovery (?:center|program|services)|opioids?|methadone|sober|suboxone|buprenorphine|bup|alcohol(?:ism| use| and drug)?|chemical dependency|drug (?:and alcohol|rehab|court|treatment)|rehab(?! therap)|dui|dwi|12-step|dual[- ]diagnosis|co-?occurring',
  ),
  'eating-disorder': words('eating[- ]disorders?|anorexia|bulimia|arfid'),
  autism: words('autis\\w{1,20}|aba|applied behaviou?r\\w{0,12}|bcbas?|rbts?|neurodivergent'),
}

const settingWords: Record<Setting, RegExp> = {
  outpatient: words('(?<!intensive[- ])outpatient|private practice|group practice|office-based'),
  'iop-php': words(
    'v?iops?|phps?|partial(?: hospitali[sz]ation| hospital| program| care)?(?= |[.,;])(?! hospitals)|intensive[- ]outpatient|day (?:treatment|program|hospital)',
  ),
  residential: words(
    'residential|rtcs?|prtfs?|group homes?|inpatient rehab|therapeutic community|(?:30|60|90)[- ]day program|drug rehab',
  ),
  detox: words('detox\\w{0,12}|withdrawal management|wm (?:beds?|unit|level)|medically managed withdrawal'),
  inpatient: words(
    'inpatient(?! rehab)|(?:psych(?:iatric)?|behavioral(?: health)?|mental health) (?:hospitals?|units?|beds?|wards?|floors?)|acute care unit|state hospitals?|psychiatric hospitals?',
  ),
  otp: words(
    'otps?|opioid treatment programs?|methadone (?:clinics?|programs?|dosing|dispensing|maintenance|van)|narcotic treatment|take-?homes',
  ),
  ccbhc: words('ccbhcs?|certified community behaviou?ral'),
  school: words(
    'school[- ]based|(?:in|at|across|placed in) (?:\\w{1,20} ){0,3}schools?|school district|k-?12|day school|charter school|isd|boarding school',
  ),
  'telehealth-only': words(
    '(?:fully|entirely|completely|exclusively|strictly|purely|totally|100%|all|only) (?:virtual|remote|online|telehealth|teletherapy|telepsychiatry|video|via telehealth|by video|on video)|(?:telehealth|video|online|virtual|remote|teletherapy|telepsychiatry)[- ]only|virtual-?first|no (?:physical )?(?:office|brick and mortar)|all (?:my |our |of my |of our )?(?:sessions|visits|appointments|clients|patients|work|care)? ?(?:are |is )?(?:by |on |via |over )?(?:video|telehealth|zoom|virtual|remote|online)|virtual (?:iop|php|practice|clinic|group|company|care company)|(?:all|everyone|everybody) (?:works? )?(?:from home|remote(?:ly)?)|telepsych(?:iatry)? (?:to|for)|(?:see|saw) (?:everyone|everybody|all \\w{1,20}) (?:by|on|over|via) video|fully telehealth|telehealth practice',
  ),
}

const silent = new Set(['refused', 'past', 'others', 'asked', 'unsure'])
/** Words around a name that make it what somebody else does, or a part of something else. */
const elsewhere =
  /\b(?:refer\w{0,12}(?: \w{1,20}){0,3} (?:to|from|for)|step(?:ped|ping)? down from|discharged from|come from|coming from|next to|sister company|parent company|becom(?:e|ing)|hop(?:e|ing) to|the local|dco for|done deals|their|they (?:run|do)|for their|partner\w{0,12} with|not our|ignore)[^.;]{0,30}$/

/** The kinds of care and the settings that a text names as the practice's own. */
export function readCare(reading: Reading): { areas: Item<Area>[]; settings: Item<Setting>[] } {
  return { areas: itemsIn(reading, areas, areaWords), settings: itemsIn(reading, settings, settingWords) }
}

function itemsIn<Key extends string>(
  reading: Reading,
  keys: readonly Key[],
  patterns: Record<Key, RegExp>,
): Item<Key>[] {
  return keys.flatMap((value): Item<Key>[] => {
    const found = reading.mentions(patterns[value]).find(({ manner, start, sentence }) => {
      const before = reading.text.plain.slice(Math.max(sentence.start, start - 60), start)
      return !(silent.has(manner) || elsewhere.test(before))
    })
    return found ? [{ value, origin: 'read', quote: found.quote }] : []
  })
}
