import type { HeadCount } from '../terms/known'
import { taxForm } from './count-words'
import { type Count, countsIn, toNumber } from './counts'
import type { Plain } from './plain'
import { readPrescribers } from './prescribers'
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
  /(?:\b(?:were|had)(?: \w+)? |\b(?:the|a|our parent) (?:hospital|health system|parent|company|university|network|payer|state|county)(?: system| company)? (?:has|employs|with)(?: about| over)? |\bleav(?:e|ing) (?:an?|my|the) (?:[a-z]+ ){0,2}(?:group|practice|agency|job|company|clinic|hospital) (?:of |with |\()(?:about )?|\b(?:hir(?:e|ing)|add(?:ing)?|recruit(?:ing)?|grow(?:ing)?(?: to| by)|plan(?:ning|s)? (?:to|for|on)|expand(?:ing)? to|open(?:ing)? (?:up )?to|lost|former(?:ly)?|buying|aiming for|goal of|maybe|eventually|network of|compet\w{1,4} (?:with|has)|we serve|serving|sell(?:s|ing)? to|(?:bill(?:s|ing)?(?: \w+){0,2}|claims|books|bookkeeping|payroll|credentialing|consult(?:s|ing)?|notes) for)[^.,;:()]{0,15}|\b(?:used to (?:have|be|run)|refer(?:s|ring|red)? (?:out )?to|their|sister (?:company|practice)|(?:old|last|previous|day|other|real) (?:job|practice|employer)|worked with)\b[^.,;:()]{0,30})$/
const later =
  /^(?:[^.;,(]{0,12})\b(?:next (?:year|spring|summer|fall|winter|month|quarter)|by (?:next|the end|20\d\d|spring|summer|fall|winter|q[1-4]|january|june|july|september)|in 20(?:2[7-9]|[3-9]\d)|within (?:a|the|\d)|soon|eventually|later|left (?:us|last|in|this)|quit|retired|will (?:join|start))\b/
const firstPerson = '(?:me|myself|i|just me|only me)'
const alone =
  /\b(?:solo(?! parent|-)|(?:it's|its) me\b(?! and)|(?:it's |its |i am |i'm )?(?:just|only) (?:me|myself|1 person)|me, myself|1[- ](?:person|woman|man) (?:practice|shop|show|office|band|operation)|sole (?:practitioner|provider|proprietor|owner)|by myself|all by my|(?:on my own|alone)(?= ?[,.;)]|$)|i'?m the only (?:therapist|provider|clinician|one|1|counsel?lor|psychologist|psychiatrist|person)|practice of 1\b|team of 1\b|no (?:employees|other clinicians|staff)|i work alone|flying solo)/
const single = new RegExp(
  `(?:\\bi am|\\bi'm|\\bim) (?:an? |also )?(?:\\d{2}, )?(?:[a-z-]{1,20} ){0,3}?(${anyTitle})(?![a-z])|(?<=^|\\. |\\n)(?:[a-z-]{1,20} ){0,3}?(${anyTitle}),? (?:(?:in|opening|starting|leaving|with my own|going|private)\\b|(?:[+&]|plus|with|and) \\d|part time|full time|\\d days)`,
)
const withCompanion = new RegExp(
  `\\b${firstPerson} (?:and|plus|&|\\+) (?:my |a |an |1 )(?:[a-z-]{1,20} ){0,2}?(husband|wife|spouse|partner|sister|brother|daughter|son|mother|father|friend|colleague|associate|intern|${anyTitle})|\\bmy (husband|wife|spouse|business partner|partner|sister|brother|daughter|colleague|associate|intern|${anyTitle}) and (?:i|me)\\b|\\b(?:husband[- ]and[- ]wife|husband\\/wife|mother[- ](?:and[- ])?daughter|father[- ](?:and[- ])?son|mother[- ](?:and[- ])?son|married couple)\\b|\\bmy (?:husband|wife|partner|sister|brother|daughter|son) is (?:an?|the|also an?) (?:[a-z]+ )?(?:${anyTitle})`,
)
/** What a companion does who gives no care. */
const officeWork = /^[^.;]{0,40}\b(?:bill|billing|books|front desk|admin|phones|office|scheduling|paperwork|manager?)\b/
const plusMe = new RegExp(
  `(?<![a-z])(?:${firstPerson},? (?:and|plus|&|\\+)|besides me|(?:and|plus|\\+|&) (?:me|myself)|(?:and|plus) i(?= ?(?:[.,;)]|$))|(?:just |it's |there's |there is )?me, (?=an? |\\d))(?! of)`,
)
const merger = /\b(?:acquir\w+|merg\w+|join(?:ing|ed)? forces|2 (?:practices|companies|groups|clinics)\b[^.;]{0,40}\b(?:becom(?:e|ing)|into) 1)\b/
const mergedCounts = new RegExp(`(\\d{1,4}) and (\\d{1,4}) (?:${anyTitle})(?![a-z])`)
const nowAndLater =
  /(?<![\d.,$€£%-])(\d{1,3}(?:[,.]\d{3})+|\d{1,4})(?: [a-z'-]{1,20}){0,2} (?:now|today|currently|at present|right now|at the moment|to start)\b/

/** The people who give care, and of them those who prescribe, as a text counts them. Linear in its length. */
export function readPeople(plain: Plain): People {
  const text = plain.text.replace(taxForm, (form) => 'x'.repeat(form.length))
  const counts = sentencesOf({ original: text, plain: text }).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end)
    const ours = countsIn(sentence).filter((count) => isOurs(sentence, count))
    return ours.map((count) => ({ ...count, start: count.start + start, end: count.end + start, sentence: start }))
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

/** A count with the beginning of its sentence. */
export type Placed = Count & { sentence: number }

export interface Counted extends HeadCount {
  start: number
  end: number
  isWhole: boolean
}

function headCount(text: string, counts: readonly Placed[]): Counted | null {
  const two = merger.test(text) ? mergedCounts.exec(text) : null
  if (two) return whole(toNumber(two[1] ?? '') + toNumber(two[2] ?? ''), two)
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
function hasOwnPeople(text: string, { start, sentence }: Placed): boolean {
  const before = text.slice(Math.max(0, start - 60), start)
  return (
    /\bi (?:also )?(?:supervise|employ|oversee|manage) (?:about )?$/.test(before) &&
    single.test(text.slice(0, sentence))
  )
}

/** Who signs in, or is on the staff beside a count of contractors, may give care or not. */
function withUsers(people: Counted, counts: readonly Placed[]): Counted {
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
function withAll(all: readonly Placed[], others: readonly Placed[], isMerger: boolean): Counted {
  const sum = all.find(({ isTotal }) => isTotal)
  const ours = sum ? [sum] : isMerger ? all : [all.reduce((top, count) => (count.least > top.least ? count : top))]
  const last = ours.at(-1) as Placed
  const beside = last.isTotal ? [] : others.filter(({ start }) => start > last.start && start - last.end < 80)
  const times = beside.filter(({ title }) => title === 'time' && last.title !== 'us')
  const sure = beside.filter(({ role, isAdded }) => isAdded && (role === 'care' || role === 'prescriber'))
  const maybe = beside.filter(({ role, title }) => role !== 'all' && title !== 'prescriber')
  const least = total([...ours, ...times, ...sure]).least
  const { most } = total([...ours, ...times, ...new Set([...sure, ...maybe])])
  return { ...spanOf([...ours, ...times, ...sure, ...maybe]), least, most, isWhole: true }
}

/** Counts of titles, added up; those who support count at the upper end only. */
export function sumOf(counts: readonly Placed[]): Counted {
  const all = counts.filter((count, at) => !counts.some((other, place) => isRepeated(count, other, place < at)))
  const care = all.filter(({ role }) => role !== 'support')
  const sure = total(care.length > 0 ? care : all)
  return { ...spanOf(all), least: sure.least, most: total(all).most, isWhole: false }
}

/** Whether a count means people whom another one counts: those of the same title in another sentence. */
function isRepeated(count: Placed, other: Placed, isEarlier: boolean): boolean {
  if (count === other || count.title !== other.title || count.sentence === other.sentence) return false
  return other.least > count.least || (other.least === count.least && isEarlier)
}

function total(counts: readonly Count[]): HeadCount {
  const open = counts.some(({ most }) => most === null)
  return {
    least: counts.reduce((sum, { least, most, role }) => sum + (most === null && role === 'support' ? 0 : least), 0),
    most: open ? null : counts.reduce((sum, { most }) => sum + (most ?? 0), 0),
  }
}

export const spanOf = (counts: readonly Count[]) => ({
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

const ownCaseload = /\bi (?:only |usually |just )?(?:see|treat|have|carry)(?: about| around)? \d{1,3} (?:clients|patients|people)\b/

/** `Advocates, not therapists`, `no clinicians` */
const nobody =
  /(?:, |\b(?:am|'m|are|'re) )not (?:an? )?(?:therapists?|clinicians?|providers?|counsel?lors?)\b|\b(?:no|without|0) (?:clinicians|therapists|providers|counsel?lors|clinical staff|licensed staff|treatment staff)\b(?! yet)/

/** One person, two, or nobody, without a number. */
function companyOf(text: string): Counted | null {
  const present = nowAndLater.exec(text)
  if (present && /\b(?:next year|by 20\d\d|later|adding|hiring|growing|soon)\b/.test(text)) return whole(toNumber(present[1] ?? ''), present)
  const two = withCompanion.exec(text)
  if (two)
    return whole(
      officeWork.test(text.slice(two.index + two[0].length)) || roleOf(two[1] ?? '') === 'support' ? 1 : 2,
      two,
    )
  const one = alone.exec(text)
  const none = nobody.exec(text)
  if (none && !one && !single.test(text)) return whole(0, none)
  return one ? whole(1, one) : soloTitle(text)
}

function soloTitle(text: string): Counted | null {
  const one = single.exec(text) ?? ownCaseload.exec(text)
  const isGroup = /\b(?:we|our|us|group practice|my (?:staff|team|clinicians|employees))\b/.test(text)
  return one && !isGroup && !/\bnot an? \w+$/.test(one[0]) ? whole(1, one) : null
}
