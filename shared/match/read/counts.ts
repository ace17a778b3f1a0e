import { anyTitle, associates, everybody, type Role, roleOf, usersOfSystem } from './titles'

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
  start: number
  end: number
}

/** "1099" and "W-2" before people are tax forms instead of counts; "1,099 therapists" is a count. */
export const taxForm = /\b(?:w-?2s?|1099'?s?)\b/g

const figure = '(?<![\\d.,$€£%/#-]|\\d )(\\d{1,3}(?:[,.]\\d{3})+|\\d{1,5})(?![\\d.,]*\\d|%| ?(?:am|pm)\\b)'
export const range = `${figure}(ish|-ish|\\+)?(?: ?(?:-|to|or) ?(\\d{1,3}(?:[,.]\\d{3})+|\\d{1,4})(?!\\d))?(?: or (?:so|more))?\\+?`
/** Words that can stand between a number and a title; others begin something else. */
const between = `(?:[ -](?:licensed|full|full-time|clinical|x{3,5})-? (?:and|&|or))?(?:[ -](?!(?:of|for|in|at|and|or|with|per|by|to|from|who|that|is|are|was|year|years|month|months|week|weeks|hours?|days?|minutes?|beds?|sites?|clinics?|locations?|offices?|states?|clients?|patients?|kids|children|families|units?|facilities|schools?|counties|rooms?|groups?|people|of)\\b)[a-z'/-]{1,20}){0,4}?`
const titles = `(?:${anyTitle}|${associates}|${everybody}|${usersOfSystem})`
const counted = new RegExp(`${range}${between}[ -](${titles})(?![a-z])`, 'g')
/** `psychiatrists 3, therapists 11`, `medical provider (3)`, `Clinicians: 12`. */
const titleFirst = new RegExp(`\\b(${anyTitle})(?:: ?| ?\\(| ?x ?|, | )${figure}(?=[,.;)\\n]|$)`, 'g')
/** `2 FNPs and a psych NP`, `one MD, a PNP`. */
const single = new RegExp(
  `(?:^|(?<=[:.] )|,|\\b(?:am|'m|are|have|is)|\\b(?:and|plus|with|or)|[+&(]) ?\\b(?:an?|my) (?:(?!few|couple)[a-z-]{1,20} ){0,2}?(${anyTitle})(?![a-z])`,
  'g',
)
/** Titles without a number, in a list of counts: `14 social workers, techs.` */
const unnumbered = new RegExp(
  `(?:,|\\b(?:and|plus)|[+&]) (?:the |some |our |a few |several )?(${anyTitle})(?<=s)(?= ?(?:[.,;)]|$|and\\b|plus\\b))`,
  'g',
)
/** `seven of us`, `12 in direct care`, `260 render services`, `a team of 9`, `5 person outpatient`. */
const bare = new RegExp(
  `${range} (?:of us\\b|(?:full|part)[- ]?time(?:rs)?(?= ?(?:[,.;):]|$|and\\b|plus\\b|&))|(?:of (?:them|those|whom|which) )?(?:(?:are|is) )?(?:clinical(?= ?(?:[,.;)]|$))|clinicians|licensed clinicians|providers|therapists|licensed(?= ?[,.;)]))|(?:are |work )?in direct care|(?:who |that |actually )?(?:render|provide|give|deliver)s? (?:care|services|treatment|therapy)|(?:who |that )(?:see|treat|carry|chart|bill)\\b|(?:who )?see (?:clients|patients))|\\b(?:team|group|practice|(?:we|there) (?:are|'re)|we're)(?: of)?(?: about| around| roughly| only| just)? ${figure}(?= (?:people|therap|clinic|full|in|at|altogether|total|now|plus|today)\\b|[.,;:!]|$)|${range}[- ](?:person|people|man|woman|clinician|provider|therapist)s?[- ](?:[a-z]{1,20} ){0,2}?(?:practice|group|team|outpatient|clinic|agency|office|program|shop)\\b`,
  'g',
)

const partOf = /\b(?:including|incl\.?|of (?:them|whom|those|which|these|us)|among them|such as)[^.;]{0,30}$/
const partAfter = /^(?: (?:of (?:them|whom|those|these|which|us|the)\b|(?:are|is) )|'? ?of )/
/** `a collaborating physician who never sees patients` */
const noCare = /^,? who (?:never|do(?:es)?(?:n't| not)|only|just) (?:see|treat|chart|sign|review|do)/
const added = /(?:\b(?:and|plus|&)|\+)(?: (?:about|around|roughly|another|also|the|up to))? ?$/

/** The counts of people in a sentence, in their order; places are those in the sentence. */
export function countsIn(text: string): Count[] {
  const found: Count[] = []
  const isFree = (start: number, end: number) => found.every((one) => end <= one.start || start >= one.end)
  const add = (start: number, end: number, count: Omit<Count, 'start' | 'end' | 'isPart' | 'isAdded'>) => {
    if (!isFree(start, end) || count.least === 0) return
    const before = text.slice(Math.max(0, start - lookBack), start)
    const after = text.slice(end, end + 30)
    const isPart = isPartOf(found, before, after, start)
    const isAdded = added.test(before) || /^(?:and|plus|[&+]) /.test(text.slice(start, end))
    const times = timesOf(before, after)
    found.push({
      ...count,
      least: count.least * times,
      most: count.most && count.most * times,
      role: noCare.test(after) ? 'support' : count.role,
      isPart,
      isAdded,
      start,
      end,
    })
  }
  for (const { 0: words, 1: one = '', 2: vague, 3: two, 4: title = '', index } of text.matchAll(counted)) {
    add(index, index + words.length, {
      ...bounds(one, vague, two, words, text, index),
      role: kindOf(title),
      title: singular(title),
    })
  }
  for (const { 0: words, 1: title = '', 2: one = '', index } of text.matchAll(titleFirst)) {
    add(index, index + words.length, {
      least: toNumber(one),
      most: toNumber(one),
      role: kindOf(title),
      title: singular(title),
    })
  }
  for (const match of text.matchAll(bare)) {
    const [words, ...groups] = match
    const [one = '', vague, two] =
      [groups.slice(0, 3), [groups[3]], groups.slice(4, 7)].find(([number]) => number) ?? []
    add(match.index, match.index + words.length, {
      ...bounds(one, vague, two, words, text, match.index),
      role: 'all',
      title: /time/.test(words) ? 'time' : 'us',
    })
  }
  if (found.length > 0) addUncounted(text, found, add)
  return found.sort((a, b) => a.start - b.start)
}

/** How far before a count is looked for what it belongs to, in characters. */
const lookBack = 120

/** Whether people are some of those counted before them: by words, or in parentheses or a list after a colon. */
function isPartOf(found: readonly Count[], before: string, after: string, start: number): boolean {
  const isTotal = (count: Count) => count.role !== 'everybody' && count.role !== 'users'
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

type Add = (start: number, end: number, count: Pick<Count, 'least' | 'most' | 'role' | 'title'>) => void

/** People in a list with counted ones: one (`a psych NP`), or nobody knows how many (`techs`). */
function addUncounted(text: string, found: readonly Count[], add: Add) {
  const first = Math.min(...found.map(({ start }) => start))
  for (const { 0: words, 1: title = '', index } of text.matchAll(single)) {
    if (index > first || first - index - words.length < 20)
      add(index, index + words.length, { least: 1, most: 1, role: kindOf(title), title: singular(title) })
  }
  for (const { 0: words, 1: title = '', index } of text.matchAll(unnumbered)) {
    const last = found.filter(({ end }) => end <= index).at(-1)
    // Titles joined to a count belong to it: `31 clinicians and nurses`.
    const isJoined = last !== undefined && last.end === index && !words.startsWith(',') && !/^\W*plus/.test(words)
    if (index > first && !isJoined && kindOf(title) === 'support') {
      add(index, index + words.length, { least: 1, most: null, role: 'support', title: singular(title) })
    }
  }
}

const lowerBound = /\b(?:over|more than|at least|upwards? of|north of|minimum of)(?: about)? ?$/
const upperBound = /\b(?:up to|under|less than|fewer than|at most|no more than|max(?:imum)?(?: of)?)(?: about)? ?$/
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
  if (vague === undefined || vague === '+') return { least, most }
  const others = [...text.slice(at + words.length, at + words.length + 60).matchAll(couldBe)].map(([, number]) =>
    toNumber(number ?? ''),
  )
  if (others.length > 0) return { least: Math.min(...others), most: Math.max(...others) }
  return { least: Math.round(least * (1 - vagueness)), most: Math.round(most * (1 + vagueness)) }
}

const isEverybody = new RegExp(`^(?:${everybody})$`)
const isUsers = new RegExp(`^(?:${usersOfSystem})$`)
const isTitle = new RegExp(`^(?:${anyTitle})$`)

function kindOf(title: string): Count['role'] {
  if (isTitle.test(title)) return roleOf(title)
  if (isUsers.test(title)) return 'users'
  return isEverybody.test(title) ? 'everybody' : 'care'
}

const singular = (title: string) => title.replace(/(?<!s)s$/, '')

export function toNumber(digits: string): number {
  return Number(digits.replace(/[,.]/g, ''))
}
