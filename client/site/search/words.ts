import { folded } from '../../../shared/fold'
import { generalIn, isAskedOnly, standardOf, termsOf } from '../../../shared/search/terms'

/** A word of a text in its standard form, and roughly where it begins in the text. */
export interface Word {
  word: string
  at: number
}

/**
 * The words of a folded text: runs of letters and digits. A number keeps its fraction, which makes `2` and
 * `2.5` two words; the `'s` of an owner, other apostrophes, and the commas in large numbers are left out. A MAR is
 * written out, so that it is found under both names; in small letters it would be taken for March. Telepsychiatry is
 * written as the telehealth and psychiatry that it is.
 */
export function wordsOf(text: string): Word[] {
  const joined = folded(text.replace(/\b(?:e-?)?MAR\b/g, administration))
    .replace(/\btele-?psychiatry\b/g, 'telehealth psychiatry')
    .replace(/(?<=\d)\.(?=\d)/g, '_')
    .replace(/(?<=\p{L})'(?:s(?!\p{L}))?|(?<=\d),(?=\d)/gu, '')
  return Array.from(joined.matchAll(/[\p{L}\p{N}_]+/gu), ({ 0: run, index }) => ({ word: standing(run), at: index }))
}

const administration = 'medication administration'

/** Whoever prescribes writes prescriptions: all forms of both are one word, also while it is being typed. */
const prescription = /^prescri(?:b|pt)/

/** The standard word for a word without the `s` of a plural, so that `denial` finds `denials` and `denied`. */
function standing(word: string): string {
  if (prescription.test(word)) return 'prescribe'
  if (isAskedOnly(word)) return word
  const single = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  return standardOf(single)
}

/** What is searched for, in its order: words, and phrases as their words with a space between them. */
export interface Wanted {
  words: readonly string[]
  /** The words of each phrase. */
  phrases: readonly (readonly string[])[]
  /** Words that are not looked for beside others, such as `best` and `emr`. */
  general: readonly string[]
  /** Whether the last word of the search may also be the start of a word. */
  isStart: boolean
}

/** Fewer letters begin too many words. A number never counts as the start of another. */
const startMin = 4

/** Reads a search, up to a number of words. */
export function wantedOf(search: string): Wanted {
  const terms = termsOf(search).map(({ standard }) => ({ standard, parts: wordsOf(standard).map(({ word }) => word) }))
  const isPhrase = ({ standard, parts }: (typeof terms)[number]) => parts.length > 1 && /[ -]/.test(standard)
  const words = terms.flatMap((term) => (isPhrase(term) ? [term.parts.join(' ')] : term.parts))
  const last = words.at(-1)?.split(' ').at(-1) ?? ''
  return {
    words: [...new Set(words)],
    phrases: terms.filter(isPhrase).map(({ parts }) => parts),
    general: generalIn(search),
    isStart: last.length >= startMin && !/^\p{N}/u.test(last),
  }
}
