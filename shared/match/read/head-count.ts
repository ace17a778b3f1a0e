// cspell:ignore acquir merg becom
import { isTitled, withoutNumber } from './alone'
import { toNumber } from './counts'
import { type Counted, type Placed, spanOf, total, whole } from './sums'
import { anyTitle } from './titles'

const plusMe =
  /(?<![a-z])(?:(?:me|myself|i|just me|only me),? (?:and|plus|&|\+)|besides me|(?:and|plus|\+|&) (?:me|myself)|(?:and|plus) i(?= ?(?:[.,;)]|$))|(?:just |it's |there's |there is )?(?:me|myself), (?=an? |\d))(?! of)/
/** `I am a psychologist, 4 therapists work with me` */
const withMe = /^[^.;]{0,30}\b(?:help|assist|with|for|under) me\b/
/** `my husband and I plus 2 therapists` */
const plusUs =
  /\b(?:my (?:business |practice )?[a-z]{4,9}(?: \([^)]{1,20}\))? and (?:i|me)|me and my (?:business )?[a-z]{4,9})(?: \([^)]{1,20}\))?,? (?:plus|and|with|\+|&) $/
const merger =
  /\b(?:acquir\w{1,20}|merg\w{1,20}|join(?:ing|ed)? forces|2 (?:practices|companies|groups|clinics)\b[^.;]{0,40}\b(?:becom(?:e|ing)|into) 1)\b/
const mergedCounts = new RegExp(`(\\d{1,4}) and (\\d{1,4}) (?:${anyTitle})(?![a-z])`)

/** All who give care, by the counts of a text, or by words such as "just me". */
export function headCount(text: string, counts: readonly Placed[]): Counted | null {
  const two = merger.test(text) ? mergedCounts.exec(text) : null
  if (two) return whole(toNumber(two[1] ?? '') + toNumber(two[2] ?? ''), two)
  const others = counts.filter(({ role, isPart }) => !isPart && role !== 'everybody' && role !== 'users')
  const all = others.filter(({ role, title }) => role === 'all' && title !== 'time')
  const first = all[0] ?? others[0]
  if (first === undefined) return withoutNumber(text)
  const { least, most, ...people } = all.length > 0 ? withAll(all, others, merger.test(text)) : sumOf(others)
  const me = writersBeside(text, first)
  const isHelped = others.every(({ role }) => role === 'support') && (me > 0 || isTitled(text))
  const all1 = most === null ? null : most + (isHelped ? Math.max(1, me) : me)
  return withUsers({ ...people, least: isHelped ? Math.max(1, me) : least + me, most: all1 }, counts)
}

/** How many give care besides those who are counted: the writer, or the writer and somebody else. */
function writersBeside(text: string, first: Placed): number {
  if (plusUs.test(text.slice(Math.max(0, first.start - 60), first.start))) return 2
  const around = text.slice(Math.max(0, first.start - 30), first.end + 30)
  const isMine = withMe.test(text.slice(first.end, first.end + 50)) && isTitled(text)
  return plusMe.test(around) || hasOwnPeople(text, first) || isMine ? 1 : 0
}

/** `I supervise 3 associates`, where the writer gives care as well. */
function hasOwnPeople(text: string, { start, sentence }: Placed): boolean {
  const before = text.slice(Math.max(0, start - 60), start)
  return (
    /\bi (?:also )?(?:supervise|employ|oversee|manage) (?:about )?$/.test(before) && isTitled(text.slice(0, sentence))
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
  const isListed = ({ role, start }: Placed) =>
    role === 'prescriber' && last.title.endsWith('clinician') && start - last.end <= 2
  const sure = beside.filter(
    (count) => (count.isAdded && (count.role === 'care' || count.role === 'prescriber')) || isListed(count),
  )
  const maybe = beside.filter((count) => count.role !== 'all' && (count.title !== 'prescriber' || isListed(count)))
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
