import { bare, counted, elsewhere, single, sole, titleFirst, unnumbered } from './count-words'
import { anyTitle, everybody, type Role, roleOf, usersOfSystem } from './titles'

/** People of one title, as a sentence counts them. */
export interface Count {
  least: number
  /** Null if only a lower bound is told. */
  most: number | null
  role: Role | 'everybody' | 'users'
  title: string
  /** Whether they are a part of people counted before: `14 clinicians, 5 of them dietitians`. */
  isPart: boolean
  /** Whether the sentence adds them to people counted before: `31 clinicians plus the techs`. */
  isAdded: boolean
  /** Whether the words say that it is the sum of all. */
  isTotal: boolean
  start: number
  end: number
}

const partOf = /\b(?:including|incl\.?|of (?:them|whom|those|which|these|us)|among them|such as)[^.;)]{0,30}$/
const partAfter = /^(?: (?:of (?:them|whom|those|these|which|us|the)\b|(?:are|is) )|'? ?of )/
/** `Our 22-person team includes 15 therapists` */
const includes =
  /^ ?(?:which |that )?includ(?:es|ing) (?:about )?\d{1,4} (?:therapists|clinicians|providers|counselors)\b/
/** `Two prescribers included in that` */
const includedIn = /^,? (?:(?:are|is) )?(?:already )?(?:included|counted (?:in|above)|among (?:them|those))\b/
/** `a collaborating physician who never sees patients` */
const noCare = /^,? (?:who|they|and) (?:never|do(?:es)?(?:n't| not)|only|just) (?:see|treat|chart|sign|review|do)/
const added = /(?:\b(?:and|plus|&)|\+)(?: (?:about|around|roughly|another|also|the|up to))? ?$/

type Found = Pick<Count, 'least' | 'most' | 'role' | 'title' | 'start' | 'end'>

/** No sentence of a practice has more counts; each is compared with all. */
const countsMax = 60

/** The counts of people in a sentence, in their order; places are those in the sentence. */
export function countsIn(text: string): Count[] {
  const found: Found[] = []
  const add: Add = (start, words, bounds, role, title) => {
    const end = start + words.length
    const isFree = found.every((one) => end <= one.start || start >= one.end)
    if (isFree && bounds.least > 0 && found.length < countsMax) found.push({ ...bounds, role, title, start, end })
  }
  for (const { 0: words, 1: one = '', 2: vague, 3: two, 4: title = '', index } of text.matchAll(counted))
    add(index, words, bounds(one, vague, two, words, text, index), kindOf(title), singular(title))
  for (const { 0: words, 1: title = '', 2: one = '', index } of text.matchAll(titleFirst))
    add(index, words, { least: toNumber(one), most: toNumber(one) }, kindOf(title), singular(title))
  addBare(text, found, add)
  addElsewhere(text, found, add)
  addSole(text, add)
  if (found.length > 0) addUncounted(text, found, add)
  found.sort((a, b) => a.start - b.start)
  return found.map((one, at) => placed(text, found.slice(0, at), one))
}

/** Counts without a title: `seven of us`, `a team of 9`. */
function addBare(text: string, found: readonly Found[], add: Add) {
  for (const { 0: words, index, ...groups } of text.matchAll(bare)) {
    const [one = '', vague, two] =
      [
        [groups[1], groups[2], groups[3]],
        [groups[4]],
        [groups[5], groups[6], groups[7]],
        [groups[8]],
        [groups[9]],
        [groups[10], undefined, groups[11]],
      ].find(([number]) => number) ?? []
    const isTotal = totalWords.test(words)
    const role = includes.test(text.slice(index + words.length, index + words.length + 60)) ? 'everybody' : 'all'
    if (!isTotal || found.length > 0)
      add(index, words, bounds(one, vague, two, words, text, index), role, /time|ft$/.test(words) ? 'time' : 'us')
  }
}

const totalWords = /\b(?:in total|in all|total|altogether|all told)$/

/** A count with what the words around it say of it. */
function placed(text: string, earlier: readonly Found[], count: Found): Count {
  const before = text.slice(Math.max(0, count.start - lookBack), count.start)
  const after = text.slice(count.end, count.end + 30)
  const times = timesOf(before, after)
  return {
    ...count,
    least: count.least * times,
    most: count.most && count.most * times,
    role: noCare.test(after) ? 'support' : count.role,
    isPart: isPartOf(earlier, before, after, count.start),
    isTotal:
      totalWords.test(text.slice(count.start, count.end)) || /^ (?:in (?:total|all)|total|altogether)\b/.test(after),
    isAdded: added.test(before) || /^(?:and|plus|[&+]) /.test(text.slice(count.start, count.end)),
  }
}

/** How far before a count is looked for what it belongs to, in characters. */
const lookBack = 120

/** Whether people are some of those counted before them: by words, or in parentheses or a list after a colon. */
function isPartOf(found: readonly Found[], before: string, after: string, start: number): boolean {
  const isTotal = (count: Found) => count.role !== 'everybody' && count.role !== 'users'
  if (includedIn.test(after)) return true
  const last = found.at(-1)
  if (last === undefined || last.end > start) return false
  if (partOf.test(before) || partAfter.test(after)) return isTotal(last)
  const open = Math.max(before.lastIndexOf('('), before.lastIndexOf(': '))
  if (open < 0 || before.indexOf(')', open) >= 0) return false
  const place = start - before.length + open
  return found.some((count) => isTotal(count) && count.end <= place && place - count.end < 20)
}

const places =
  /(\d{1,3}) (?:[a-z]{1,15} )?(?:sites|locations|offices|clinics|centers|homes|campuses|practices)\b[^.;]{0,30}$/
const atEach = /^ (?:each\b|(?:per|at each|in each|at every) (?:site|location|office|clinic|center|home|1\b)?)/

/** `2 locations with 5 therapists each` are 10. */
const timesOf = (before: string, after: string) => (atEach.test(after) ? toNumber(places.exec(before)?.[1] ?? '1') : 1)

type Add = (
  start: number,
  words: string,
  bounds: Pick<Found, 'least' | 'most'>,
  role: Found['role'],
  title: string,
) => void

/** People of whom there is one: `Psychiatrist (me)`. */
function addSole(text: string, add: Add) {
  for (const { 0: words, 1: one, 2: two, index } of text.matchAll(sole))
    add(index, words, { least: 1, most: 1 }, kindOf(one ?? two ?? ''), singular(one ?? two ?? ''))
}

const atPlace = /^ (?:(?:in|at|from) (?!\d|total|all\b)|on x{2,5}|(?:fully )?(?:remote|virtual|on-?site)\b)/

/** People who share a title with one that a sentence counts at a place, at other places, unless they are its parts. */
function addElsewhere(text: string, found: readonly Found[], add: Add) {
  const first = found.find(({ role }) => role !== 'users')
  if (first === undefined || !atPlace.test(text.slice(first.end, first.end + 20))) return
  const others = [...text.matchAll(elsewhere)].filter(({ index }) => index >= first.end)
  const sum = others.reduce((all, { 1: number = '' }) => all + toNumber(number), 0)
  if (sum === first.least) return
  for (const { 0: words, 1: number = '', index } of others)
    add(
      index,
      words,
      { least: toNumber(number), most: toNumber(number) },
      first.role,
      first.role === 'all' ? 'time' : first.title,
    )
}

/** People in a list with counted ones: one (`a psych NP`), or nobody knows how many (`techs`). */
function addUncounted(text: string, found: readonly Found[], add: Add) {
  const first = Math.min(...found.map(({ start }) => start))
  for (const { 0: words, 1: title = '', index } of text.matchAll(single))
    if (index > first || first - index - words.length < 20)
      add(index, words, { least: 1, most: 1 }, kindOf(title), singular(title))
  for (const { 0: words, 1: title = '', index } of text.matchAll(unnumbered)) {
    // Titles joined to a count belong to it: `31 clinicians and nurses`.
    const isJoined = found.some(({ end }) => end === index) && !words.startsWith(',') && !/^\W*plus/.test(words)
    if (index > first && !isJoined && kindOf(title) === 'support')
      add(index, words, { least: 1, most: null }, 'support', singular(title))
  }
}

const lowerBound = /\b(?:over|(?<!\b(?:no|not) )more than|at least|upwards? of|north of|minimum of)(?: about)? ?$/
const upperBound = /\b(?:up to|under|less than|fewer than|at most|no more than|max(?:imum)?(?: of)?)(?: about)? ?$/
/** `grown from 2 to 9 therapists` */
const grown = /\b(?:grown?|grew|went|gone|expanded|scaled) from $/
/** `40ish clinicians, could be 38, could be 43` */
const couldBe = /\b(?:could be|maybe|sometimes|or) (\d{1,4})(?=[,.;:!) ]|$)(?! (?:more|new|by|in|next))/g
/** How far `40ish` may be from 40. */
const vagueness = 0.12

function bounds(
  one: string,
  vague: string | undefined,
  two: string | undefined,
  words: string,
  text: string,
  at: number,
) {
  const first = toNumber(one)
  const second = two === undefined ? first : toNumber(two)
  const [least, most] = [Math.min(first, second), Math.max(first, second)]
  const before = text.slice(Math.max(0, at - 30), at)
  if (vague === '+' || /\+| or more\b/.test(words) || lowerBound.test(before)) return { least, most: null }
  if (upperBound.test(before)) return { least: 1, most }
  if (grown.test(before)) return { least: most, most }
  if (vague === undefined || vague === '+') return { least, most }
  const others = [...text.slice(at + words.length, at + words.length + 60).matchAll(couldBe)].map(([, number]) =>
    toNumber(number ?? ''),
  )
  if (others.length > 0) return { least: Math.min(...others), most: Math.max(...others) }
  return { least: Math.round(least * (1 - vagueness)), most: Math.round(most * (1 + vagueness)) }
}

const isEverybody = new RegExp(`^(?:${everybody})$`)
const isUsers = new RegExp(`^(?:${usersOfSystem})$`)
/** With the comma that some titles need after them. */
const isTitle = new RegExp(`^(?:${anyTitle})(?=,$)`)

function kindOf(title: string): Count['role'] {
  if (isTitle.test(`${title},`)) return roleOf(title)
  if (isUsers.test(title)) return 'users'
  return isEverybody.test(title) ? 'everybody' : 'care'
}

const singular = (title: string) => title.replace(/(?<!s)s$/, '')

export function toNumber(digits: string): number {
  return Number(digits.replace(/[,.]/g, ''))
}
