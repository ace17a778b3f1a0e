import { plainText } from './numbers'
import { titlePatterns } from './titles'

/**
 * The number of people who give care. `most` is null if only a lower bound is known; `from` contains the words or the
 * answer it comes from.
 */
export interface ProvidersRead {
  least: number
  most: number | null
  from: string
}

/** Only this many characters are read; the form rejects longer texts anyway. */
const charactersMax = 10_000

/** "1099" and "W-2" before people are tax forms instead of counts; "1,099 therapists" is a count. */
const taxForm = /\b(?:w-?2s?|1099'?s?)\b(?: ?\/ ?\b(?:w-?2s?|1099'?s?)\b)?/g

const number = '(?<![\\d.,$€£%-]|\\d/)(\\d{1,3}(?:[,.]\\d{3})+|\\d{1,4})'
const range = `${number}(?: ?(?:-|to|or) ?(\\d{1,3}(?:[,.]\\d{3})+|\\d{1,4}))?\\+?`
const between = "(?: [a-z'/-]{1,20}){0,3}?"
const counted = (titles: string) => new RegExp(`${range}${between} (${titles})\\b`, 'g')

const specificCount = counted(titlePatterns.specific)
const genericCount = counted(titlePatterns.generic)
const partTimeSum = new RegExp(
  `${number} (?:full|part)[- ]time (?:and|plus|,|&) (\\d{1,3}) (?:full|part)[- ]time (?:${titlePatterns.generic}|${titlePatterns.specific})\\b`,
)
const presentCount = new RegExp(
  `${number}(?:${between} (?:${titlePatterns.generic}|${titlePatterns.specific}))? (?:now|today|currently|at present|right now|at the moment)\\b`,
)
const ofUs = new RegExp(`${number} of us\\b`)
const alone =
  /\b(?:solo (?:practice|practitioner|provider|private practice|therapist|psychiatrist|psychologist|clinician|counselor|lcdc|lcsw|lpc)|just me|only me|one-person|1-person|sole (?:practitioner|provider)|by myself|i am a (?:solo )?(?:therapist|psychologist|psychiatrist|counselor|psychotherapist)|i'm a (?:solo )?(?:therapist|psychologist|psychiatrist|counselor|psychotherapist))\b/

/** Words near a count that show that it does not mean the current people. */
const notOfToday =
  /\b(?:hir(?:e|ing)|add(?:ing)?|recruit(?:ing)?|grow(?:ing)? (?:to|by)|plan(?:ning)? (?:to|for|on)|expand(?:ing)? to|lost|former(?:ly)?|used to have|network of|refer(?:s|ring)? to|compete with)\b[^.;]{0,25}$/
const later = /^(?:[^.;,]{0,12})\b(?:next year|by 20\d\d|in 20\d\d|within|soon|eventually|later|left|quit)\b/

/**
 * The people who give care, as a description states them, or null.
 *
 * - "1099" and "W-2" are tax forms; number words count ("seven LPCs"); ranges stay ranges.
 * - "90 now and 300 next year" is 90. People who will be hired, or have left, do not count.
 * - A count of providers or clinicians includes the titles beside it; without one, the titles are added up
 *   ("14 BCBAs and 60 RBTs" is 74). Full-time and part-time people count alike.
 */
export function readPeople(description: string): ProvidersRead | null {
  const text = plainText(description.slice(0, charactersMax)).replace(taxForm, ' ').replace(/\s+/g, ' ')
  const present = presentCount.exec(text)
  if (present?.[1]) return exactly(toNumber(present[1]), present[0])
  const shifts = partTimeSum.exec(text)
  if (shifts?.[1] && shifts[2]) return exactly(toNumber(shifts[1]) + toNumber(shifts[2]), shifts[0])
  const us = ofUs.exec(text)
  if (us?.[1]) return exactly(toNumber(us[1]), us[0])
  const generic = countsIn(text, genericCount)
  if (generic.length > 0) return largest(generic)
  const specific = countsIn(text, specificCount)
  if (specific.length > 0) return sum(specific)
  const solo = alone.exec(text)
  return solo ? exactly(1, solo[0]) : null
}

const wholeStaff = new RegExp(
  `\\b(?:${titlePatterns.generic}|of us|now|today|currently|at present|at the moment)\\b|\\btime\\b`,
)

/** Whether a count is of all who give care, not of one title, which may be only a part of them. */
export function isWholeStaff({ from }: ProvidersRead): boolean {
  return wholeStaff.test(from)
}

interface Count extends ProvidersRead {
  most: number
  title: string
}

function countsIn(text: string, pattern: RegExp): Count[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [words, first = '', second, title = ''] = match
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    const after = text.slice(match.index + words.length, match.index + words.length + 40)
    if (notOfToday.test(before) || later.test(after)) return []
    const [one, two] = [toNumber(first), second === undefined ? toNumber(first) : toNumber(second)]
    if (one === 0) return []
    return [{ least: Math.min(one, two), most: Math.max(one, two), from: words, title: title.replace(/s$/, '') }]
  })
}

function largest(counts: readonly Count[]): ProvidersRead {
  const { least, most, from } = counts.reduce((top, count) => (count.most > top.most ? count : top))
  return { least, most, from }
}

/** Counts each title once, because a title mentioned twice means the same people. */
function sum(counts: readonly Count[]): ProvidersRead {
  const byTitle = new Map<string, Count>()
  for (const count of counts) {
    const known = byTitle.get(count.title)
    if (!known || count.most > known.most) byTitle.set(count.title, count)
  }
  const all = [...byTitle.values()]
  return {
    least: all.reduce((total, { least }) => total + least, 0),
    most: all.reduce((total, { most }) => total + most, 0),
    from: all.map(({ from }) => from).join(', '),
  }
}

function exactly(count: number, from: string): ProvidersRead {
  return { least: count, most: count, from }
}

function toNumber(digits: string): number {
  return Number(digits.replace(/[,.]/g, ''))
}
