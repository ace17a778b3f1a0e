import type { HeadCount } from '../terms/known'
import { type Count, countsIn, taxForm, toNumber } from './counts'
import type { Plain } from './plain'
import { sentencesOf } from './sentences'
import { anyTitle, roleOf } from './titles'

/** The people whom a text counts. */
export interface People {
  providers: { value: HeadCount; quote: string } | null
  /** Whether the count is of all who give care, not of some titles, who may be only a part of them. */
  isWhole: boolean
  prescribers: { value: number | boolean; quote: string } | null
}

/** Words before a count that show that the people are not there today, or are another organization's. */
const notOurs =
  /(?:\b(?:were|had)(?: \w+)? |\b(?:the|a|our parent) (?:hospital|health system|parent|company|university|network|payer|state|county)(?: system| company)? (?:has|employs|with)(?: about| over)? |\bleav(?:e|ing) (?:an?|my|the) (?:[a-z]+ ){0,2}(?:group|practice|agency|job|company|clinic|hospital) (?:of |with |\()(?:about )?)$|\b(?:hir(?:e|ing)|add(?:ing)?|recruit(?:ing)?|grow(?:ing)?(?: to| by)|plan(?:ning|s)? (?:to|for|on)|expand(?:ing)? to|open(?:ing)? (?:up )?to|lost|former(?:ly)?|used to (?:have|be|run)|buying|aiming for|goal of|maybe|eventually|network of|refer(?:s|ring|red)? (?:out )?to|compet\w+ (?:with|has)|their|sister (?:company|practice)|(?:old|last|previous|day|other|real) (?:job|practice|employer)|(?:bill(?:s|ing)?(?: \w+){0,2}|claims|books|bookkeeping|payroll|credentialing|consult(?:s|ing)?|notes) for|we serve|serving|sell(?:s|ing)? to|train(?:s|ed|ing)?|worked with)\b[^.;]{0,30}$/
const later =
  /^(?:[^.;,(]{0,12})\b(?:next (?:year|spring|summer|fall|winter|month|quarter)|by (?:next|the end|20\d\d|spring|summer|fall|winter|q[1-4]|january|june|july|september)|in 20(?:2[7-9]|[3-9]\d)|within (?:a|the|\d)|soon|eventually|later|left (?:us|last|in|this)|quit|retired|will (?:join|start))\b/
const firstPerson = '(?:me|myself|i|just me|only me)'
const alone =
  /\b(?:solo (?:private )?(?:practice|practitioner|provider|therapist|psychiatrist|psychologist|clinician|counsel?lor|psychiatry|owner|lcdc|lcsw|lpc|lmft|lmhc|np|pmhnp|bcba|shop|office|person)|(?:it's |its |i am |i'm )?(?:just|only) (?:me|myself|1 person)|me, myself|1[- ](?:person|woman|man) (?:practice|shop|show|office|band|operation)|sole (?:practitioner|provider|proprietor|owner)|by myself|all by my|(?:on my own|alone)(?= ?[,.;)]|$)|i'?m the only (?:therapist|provider|clinician|one|1|counsel?lor|psychologist|psychiatrist|person)|practice of 1\b|team of 1\b|no (?:employees|other clinicians|staff)|i work alone|flying solo)/
const single = new RegExp(
  `(?:\\bi am|\\bi'm|\\bim) (?:an? |also )?(?:\\d{2}, )?(?:[a-z-]{1,20} ){0,3}?(${anyTitle})(?![a-z])|(?<=^|\\. |\\n)(?:[a-z-]{1,20} ){0,3}?(${anyTitle}),? (?:in|opening|starting|leaving|with my own|going|private)\\b`,
)
const withCompanion = new RegExp(
  `\\b${firstPerson} (?:and|plus|&|\\+) (?:my |a |an |1 )(?:[a-z-]{1,20} ){0,2}?(husband|wife|spouse|partner|sister|brother|daughter|son|mother|father|friend|colleague|associate|intern|${anyTitle})|\\bmy (husband|wife|spouse|business partner|partner|sister|brother|daughter|colleague) and (?:i|me)\\b`,
)
/** What a companion does who gives no care. */
const officeWork = /^[^.;]{0,40}\b(?:bill|billing|books|front desk|admin|phones|office|scheduling|paperwork|manager?)\b/
const plusMe = new RegExp(`\\b(?:${firstPerson},? (?:and|plus|&|\\+)|besides me|and (?:me|myself)|plus me)(?! of)\\b`)
const merger = /\b(?:acquir\w+|merg\w+|join(?:ing|ed)? forces|2 (?:practices|companies|groups) (?:becoming|into) 1)\b/
const nowAndLater =
  /(?<![\d.,$€£%-])(\d{1,3}(?:[,.]\d{3})+|\d{1,4})(?: [a-z'-]{1,20}){0,2} (?:now|today|currently|at present|right now|at the moment|to start)\b/

/** The people who give care, and of them those who prescribe, as a text counts them. Linear in its length. */
export function readPeople(plain: Plain): People {
  const text = plain.text.replace(taxForm, (form) => 'x'.repeat(form.length))
  const counts = sentencesOf({ original: text, plain: text }).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end)
    const ours = countsIn(sentence).filter((count) => isOurs(sentence, count))
    return ours.map((count) => ({ ...count, start: count.start + start, end: count.end + start }))
  })
  const people = headCount(text, counts)
  const quote = people && plain.quote(people.start, people.end)
  return {
    providers: people && quote ? { value: { least: people.least, most: people.most }, quote } : null,
    isWhole: people?.isWhole ?? false,
    prescribers: readPrescribers(plain, text, counts, people),
  }
}

function isOurs(sentence: string, { start, end }: Count): boolean {
  const before = sentence.slice(Math.max(0, start - 60), start)
  return !(notOurs.test(before) || later.test(sentence.slice(end, end + 40)))
}

interface Counted extends HeadCount {
  start: number
  end: number
  isWhole: boolean
}

function headCount(text: string, counts: readonly Count[]): Counted | null {
  const others = counts.filter(({ role, isPart }) => !isPart && role !== 'everybody' && role !== 'users')
  const all = others.filter(({ role, title }) => role === 'all' && title !== 'time')
  const first = all[0] ?? others[0]
  if (first === undefined) return companyOf(text)
  const { least, most, ...people } = all.length > 0 ? withAll(all, others, merger.test(text)) : sumOf(others)
  const me = plusMe.test(text.slice(Math.max(0, first.start - 30), first.end + 30)) || hasOwnPeople(text, first) ? 1 : 0
  const isHelped = others.every(({ role }) => role === 'support') && (me === 1 || single.test(text))
  const all1 = most === null ? null : most + (isHelped ? 1 : me)
  return withUsers({ ...people, least: isHelped ? 1 : least + me, most: all1 }, counts)
}

/** `I supervise 3 associates`, where the writer gives care as well. */
function hasOwnPeople(text: string, { start }: Count): boolean {
  return (
    /\bi (?:also )?(?:supervise|employ|oversee|manage) (?:about )?$/.test(text.slice(Math.max(0, start - 60), start)) &&
    single.test(text)
  )
}

/** Who signs in, or is on the staff beside a count of contractors, may give care or not. */
function withUsers(people: Counted, counts: readonly Count[]): Counted {
  const users = counts.filter(({ role, isAdded }) => role === 'users' || (role === 'everybody' && isAdded))
  const beside = counts.filter(
    ({ role }, at) => role === 'everybody' && counts[at + 1]?.isAdded && counts[at + 1]?.isPart === false,
  )
  const more = beside.reduce((total, { most }) => total + (most ?? 0), 0)
  const top = Math.max(0, ...users.map(({ most, least }) => most ?? least))
  if (people.most === null) return people
  return { ...people, most: Math.max(people.most + more, top) }
}

/** A count of all who give care, with those whom the sentence adds: `31 clinicians and nurses plus the techs`. */
function withAll(all: readonly Count[], others: readonly Count[], isMerger: boolean): Counted {
  const ours = isMerger ? all : [all.reduce((top, count) => (count.least > top.least ? count : top))]
  const last = ours.at(-1) as Count
  const beside = others.filter(({ start }) => start > last.start && start - last.end < 80)
  const times = beside.filter(({ title }) => title === 'time' && last.title !== 'us')
  const sure = beside.filter(({ role, isAdded }) => isAdded && (role === 'care' || role === 'prescriber'))
  const maybe = beside.filter(({ role, title }) => role !== 'all' && title !== 'prescriber')
  const least = total([...ours, ...times, ...sure]).least
  const { most } = total([...ours, ...times, ...new Set([...sure, ...maybe])])
  return { ...spanOf([...ours, ...times, ...sure, ...maybe]), least, most, isWhole: true }
}

/** Counts of titles, added up; those who support count at the upper end only. */
function sumOf(counts: readonly Count[]): Counted {
  const byTitle = new Map<string, Count>()
  for (const count of counts) {
    const known = byTitle.get(count.title)
    if (!known || count.least > known.least) byTitle.set(count.title, count)
  }
  const all = [...byTitle.values()]
  const care = all.filter(({ role }) => role !== 'support')
  const sure = total(care.length > 0 ? care : all)
  return { ...spanOf(all), least: sure.least, most: total(all).most, isWhole: false }
}

function total(counts: readonly Count[]): HeadCount {
  const open = counts.some(({ most }) => most === null)
  return {
    least: counts.reduce((sum, { least, most, role }) => sum + (most === null && role === 'support' ? 0 : least), 0),
    most: open ? null : counts.reduce((sum, { most }) => sum + (most ?? 0), 0),
  }
}

const spanOf = (counts: readonly Count[]) => ({
  start: Math.min(...counts.map(({ start }) => start)),
  end: Math.max(...counts.map(({ end }) => end)),
})

const whole = (count: number, { 0: words, index }: RegExpExecArray): Counted => ({
  least: count,
  most: count,
  start: index,
  end: index + words.length,
  isWhole: true,
})

/** One person, or two, without a number. */
function companyOf(text: string): Counted | null {
  const present = nowAndLater.exec(text)
  if (present && /\b(?:next year|by 20\d\d|later)\b/.test(text)) return whole(toNumber(present[1] ?? ''), present)
  const two = withCompanion.exec(text)
  if (two)
    return whole(
      officeWork.test(text.slice(two.index + two[0].length)) || roleOf(two[1] ?? '') === 'support' ? 1 : 2,
      two,
    )
  const one = alone.exec(text)
  return one ? whole(1, one) : soloTitle(text)
}

function soloTitle(text: string): Counted | null {
  const one = single.exec(text)
  const isGroup = /\b(?:we|our|us|group practice|my (?:staff|team|clinicians|employees))\b/.test(text)
  return one && !isGroup && !/\bnot an? \w+$/.test(one[0]) ? whole(1, one) : null
}

const prescribing =
  /\b(?:of (?:them|those|whom|these)|who|5 of those|clinicians|providers)? ?(?:can |also )?(prescribe)\b/
const someOf =
  /(?<![\d.,])(\d{1,4}) (?:of (?:them|those|whom|these|us|our \w+) )?(?:who |that |can |also |actually )?prescribe\b/
const denied =
  /\b(?:no|without|not any|zero) (?:prescribers?|prescribing|psychiatrists?|psychiatry|med(?:ication)?s?(?: management| mgmt)?|prescriptions?)\b|\b(?:not|n't|never|0 of us|none of us|no 1(?: here)?|nobody) (?:a )?prescribe(?:s|rs?)?\b|\b(?:talk therapy only|all talk therapy|therapy only)\b|\bnot prescribers\b/
const mentioned =
  /\b(?:psychiatrists|prescribers|psychiatric nps|nurse practitioners|pmhnps|nps|psychiatry|med(?:ication)? management|med mgmt|our psychiatrist|mds)\b/

/** In a small group, a list of titles is complete. */
const smallGroup = 10

/** Whether all people are counted by titles that do not prescribe, and the text does not speak of prescribing. */
function isTherapyOnly(text: string, counts: readonly Count[], people: Counted): boolean {
  if (/prescri|\bmeds\b|\be-?rx|\bmedication|\bpsych np|\bepcs\b/.test(text)) return false
  if (people.most === 1) return single.test(text)
  return (
    (people.most ?? 99) <= smallGroup &&
    counts.length > 0 &&
    counts.every(({ role, title }) => (role === 'care' || role === 'support') && title !== 'associate')
  )
}

function readPrescribers(
  plain: Plain,
  text: string,
  counts: readonly Count[],
  people: Counted | null,
): People['prescribers'] {
  const some = someOf.exec(text)
  if (some) return { value: toNumber(some[1] ?? ''), quote: plain.quote(some.index, some.index + some[0].length) }
  const counted = counts.filter(({ role }) => role === 'prescriber')
  if (counted.length > 0) {
    const { start, end } = spanOf(counted)
    return { value: sumOf(counted).least, quote: plain.quote(start, end) }
  }
  const no = denied.exec(text)
  if (no) return { value: false, quote: plain.quote(no.index, no.index + no[0].length) }
  const solo =
    people?.most === 1 ? /\b(?:psychiatrist|psychiatry|pmhnp|psych np|nurse practitioner)\b/.exec(text) : null
  if (solo) return { value: 1, quote: plain.quote(solo.index, solo.index + solo[0].length) }
  const plural = mentioned.exec(text)
  if (plural) return { value: true, quote: plain.quote(plural.index, plural.index + plural[0].length) }
  return people && isTherapyOnly(text, counts, people)
    ? { value: false, quote: plain.quote(people.start, people.end) }
    : null
}
