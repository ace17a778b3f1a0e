// cspell:ignore serv telepsych becom
import type { Area, Setting } from '../terms/care'
import type { Item } from '../terms/known'
import type { Organization } from '../terms/organizations'
import type { Mention, Reading } from './clauses'
import { addictionWords, type KindWords, kindWords, practiceWords } from './organization-words'

/** What else is known of the practice. */
export interface Care {
  areas: readonly Area[]
  settings: readonly Setting[]
  /** Whether a form says that the care is none of its kinds. */
  isOther: boolean
}

const adjective = "(?:[a-z0-9'/,&-]{1,20} ){0,6}"
/** Words before a name that make it the writer's own: the beginning of a sentence, or "we are", "our", "I run". */
const own = new RegExp(
  `(?:^\\W*(?:\\w{1,20} \\w{1,20} - )?${adjective}|\\b(?:we|i|this|it|us|who)(?:'re|'m|'s| are| am| is| was| run| operate| own| manage| direct| have| provide| offer| do| represent| work (?:at|in|for)| opened| started| open)(?: also| now| both| currently)?,? ?(?:an?|the|one|two|three|\\d+)? ?${adjective}|\\b(?:our|my|opening|starting|launching|running|joined|for our|here at|based in|as an?) ${adjective})$`,
)
/** Words before a name that make it somebody else's. */
const others =
  /\b(?:refer\w{0,12}(?: \w{1,20}){0,3} (?:to|from)|referrals? (?:from|to)|next to|near|across from|partner\w{0,12} with|works? with|work closely with|contract(?:ed|s|ing)?(?: \w{1,20}){0,2} (?:with|to|by|for)|placed (?:in|at)|consult\w{0,12}(?: \w{1,20}){0,2} (?:in|for|to|at)|for the (?:local|nearby)|dco for|therapy in|counselors? in|clinicians in|embedded in|visits? to|come from|coming from|discharged from|sent by|paid (?:through|by)|funded by|by our|by the|from the|formerly|like a|unlike|serv(?:e|es|ing) (?:\w{1,20} ){0,3}(?:in|at)|work in|based at|patients? (?:in|at|from)|clients? (?:in|at|from)|lots? of|other|most|some|telepsych\w{0,12} to|provide (?:\w{1,20} ){1,4}(?:to|for|in)|services? (?:to|for|in)|graduates? of|trained (?:at|in)|job (?:at|in|is at)|used to work|sister|their|a partner|hospital partner|neighboring|reports? to|vendor|submit\w{0,12} to|upload\w{0,12} to|data to|required by|audit\w{0,12} by|licensed by|(?:the|our) (?:state|county) (?:says|requires|wants)|who have been in|not (?:a |an )?|becom(?:e|ing)|hop(?:e|ing) to|apply\w{0,12} (?:for|to)|working toward|(?:the|a|our) (?:local|nearby|neighboring|area))[^.;:]{0,24}$/
/** Words after a name that make it an attribute of something else. */
const notIt =
  /^(?:[- ](?:referrals?|involved|ordered|referred|mandated|students|patients|clients|kids|bound|board|readiness|refusal|records?|system|staff)|'s (?:epic|system|record|ehr|emr|own))\b/

interface Evidence {
  mention: Mention
  /** 3 for a name of the kind as the writer's own, 2 for its place, 1 for a name that is only mentioned. */
  weight: number
}

/**
 * The kind of organization that a text names as its own, or else the one that follows from the kind of care and the
 * settings. Null where neither tells.
 */
export function readOrganization(reading: Reading, care: Care): Item<Organization> | null {
  const named = kindWords.flatMap((row) => {
    const found = evidenceFor(reading, row)
    return found ? [{ kind: row.kind, ...found }] : []
  })
  const plausible = named.filter(({ kind }) => isPlausible(kind, care, named))
  const best = [3, 2, 1].flatMap((least) => plausible.find(({ weight }) => weight === least) ?? [])[0]
  if (best) return { value: best.kind, origin: 'read', quote: best.mention.quote }
  return fromCare(reading, care)
}

function evidenceFor(reading: Reading, { named, place }: KindWords): Evidence | null {
  const strong = named ? reading.mentions(named).filter((mention) => isMeant(reading, mention)) : []
  const ownStrong = strong.find((mention) => isOwn(reading, mention))
  if (ownStrong) return { mention: ownStrong, weight: 3 }
  const weak = place
    ? reading.mentions(place).find((mention) => isMeant(reading, mention) && isOwn(reading, mention))
    : undefined
  if (weak) return { mention: weak, weight: 2 }
  return strong[0] ? { mention: strong[0], weight: 1 } : null
}

const silent = new Set(['refused', 'past', 'others', 'asked', 'unsure'])

function isMeant(reading: Reading, mention: Mention): boolean {
  if (silent.has(mention.manner)) return false
  const { before, after } = around(reading, mention)
  return !(others.test(before) || notIt.test(after))
}

const isOwn = (reading: Reading, mention: Mention) => own.test(around(reading, mention).before)

/** How far around a name its owner is looked for, in characters. */
const lookAround = 90

function around({ text: { plain } }: Reading, { start, end, sentence }: Mention) {
  return {
    before: plain.slice(Math.max(sentence.start, start - lookAround), start),
    after: plain.slice(end, end + 30),
  }
}

type Named = readonly { kind: Organization; weight: number }[]

/** Some names are a part of a larger kind, or need a kind of care. */
function isPlausible(kind: Organization, { areas }: Care, named: Named): boolean {
  const has = (other: Organization) => named.some((one) => one.kind === other && one.weight > 1)
  if (kind === 'aba') return areas.includes('autism') || has('aba')
  if (kind === 'recovery-housing') return !has('tribal-program')
  return true
}

const told = (value: Organization, mention?: Mention): Item<Organization> => ({
  value,
  origin: 'read',
  quote: mention?.quote ?? null,
})

/** What the kind of care and the settings tell where no kind is named. */
function fromCare(reading: Reading, { areas: [area], settings, isOther }: Care): Item<Organization> | null {
  if (settings.includes('otp')) return told('otp')
  const isProgram = settings.some((setting) => programs.includes(setting))
  const first = (words: RegExp) => reading.mentions(words).find(({ manner }) => !silent.has(manner))
  const practice = first(practiceWords)
  const addiction = isOther && !area && !practice ? first(addictionWords) : undefined
  if (area === 'substance-abuse' || addiction)
    return told(isProgram ? 'addiction-program' : 'addiction-outpatient', addiction)
  if (area)
    return told(
      kindOf(area, settings, isProgram, practice !== undefined),
      area === 'mental-health' ? practice : undefined,
    )
  return practice && isOther ? told('practice', practice) : null
}

function kindOf(area: Area, settings: readonly Setting[], isProgram: boolean, isPractice: boolean): Organization {
  if (area === 'eating-disorder')
    return settings.includes('outpatient') && !isProgram ? 'practice' : 'eating-disorder-program'
  if (area === 'autism') return isPractice ? 'practice' : 'aba'
  return settings.includes('inpatient') ? 'hospital' : 'practice'
}

/** Settings of programs, as against office visits. */
const programs: readonly Setting[] = ['residential', 'detox', 'iop-php']
