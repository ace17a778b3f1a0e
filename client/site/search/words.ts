/** A word of a text in its folded form, and where it begins in the text. */
export interface Word {
  word: string
  at: number
}

/**
 * The words of a text in small letters: runs of letters and digits. A number keeps its fraction, which makes `2` and
 * `2.5` two words; the `'s` of an owner, other apostrophes, and the commas in large numbers are left out. A MAR is
 * written out, so that it is found under both names; in small letters it would be taken for March. Telepsychiatry is
 * written as the telehealth and psychiatry that it is.
 */
export function wordsOf(text: string): Word[] {
  const joined = text
    .replace(/\b(?:e-?)?MAR\b/g, administration)
    .replace(/\btele-?psychiatry\b/gi, 'telehealth psychiatry')
    .replace(/(?<=\d)\.(?=\d)/g, '_')
    .replace(/(?<=\p{L})['’](?:s(?!\p{L}))?|(?<=\d),(?=\d)/gu, '')
    .toLowerCase()
  return Array.from(joined.matchAll(/[\p{L}\p{N}_]+/gu), ({ 0: run, index }) => ({ word: folded(run), at: index }))
}

const administration = 'medication administration'

/** Words that readers use for one another. */
const alike = new Map([
  ['ehr', 'emr'],
  ['pricing', 'price'],
])

/** Whoever prescribes writes prescriptions: all forms of both are one word, also while it is being typed. */
const prescription = /^prescri(?:b|pt)/

/** A word without the `s` of a plural, so that `denial` finds `denials`, and one of those that are alike. */
function folded(word: string): string {
  if (prescription.test(word)) return 'prescribe'
  const single = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  return alike.get(single) ?? single
}

/** The words that are searched for, in their order. */
export interface Wanted {
  words: readonly string[]
  /** Whether the last word of the search may also be the start of a word. */
  isStart: boolean
}

const wordsMax = 8
/** Fewer letters begin too many words. A number never counts as the start of another. */
const startMin = 3

/** Reads a search, up to a number of words. */
export function wantedOf(search: string): Wanted {
  const words = wordsOf(search.replace(/\b(?:e-?)?mar\b/gi, administration))
    .slice(0, wordsMax)
    .map(({ word }) => word)
  const last = words.at(-1) ?? ''
  return { words, isStart: last.length >= startMin && !/^\p{N}/u.test(last) }
}

/** What a text has of a search. */
export interface Match {
  /** How many of the words. */
  held: number
  /** How many of them follow each other as in the search, at most. */
  run: number
  /** Where the first of them is. */
  at: number
}

/** Compares a text with a search, in one pass over the text, because a search reads every line of the site. */
export function matchOf({ words, isStart }: Wanted, text: readonly Word[]): Match {
  const held = new Set<string>()
  const match = { held: 0, run: 0, at: text[0]?.at ?? 0 }
  const last = words.at(-1) ?? ''
  let runs: number[] = []
  for (const { word, at } of text) {
    const meant = isStart && word.startsWith(last) ? last : word
    if (!words.includes(meant)) {
      runs = []
      continue
    }
    if (held.size === 0) match.at = at
    held.add(meant)
    runs = words.map((each, place) => (each === meant ? (runs[place - 1] ?? 0) + 1 : 0))
    match.run = Math.max(match.run, ...runs)
  }
  return { ...match, held: held.size }
}
