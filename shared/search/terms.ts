import { folded, withPlainSigns } from '../fold'
import { connecting, general } from './connecting'
import { lettersOf } from './letters'
import { isSystemName, joinedNames } from './system-names'

/** One thing that a search asks for: a word, or several joined by hyphens that belong together. */
export interface Term {
  /** As it was typed, with plain signs. */
  typed: string
  /** What it is called in every search, folded; without a synonym, the same as `typed`. */
  standard: string
  /** All ways to write it in a text, the typed one first. Words with a space between them follow each other. */
  ways: readonly string[]
}

/**
 * Words that readers use for one another, in small letters; the first of each group is its standard. All forms are
 * listed, except the `s` of a plural, because guides and vendor pages are searched without stems.
 */
const synonyms: readonly (readonly string[])[] = [
  ['emr', 'ehr'],
  ['price', 'pricing'],
  ['prescribing', 'prescription'],
  ['scribe', 'notetaker', 'note taker'],
  ['denial', 'denied', 'deny'],
  ['leaving', 'leave', 'leaves', 'switching', 'switch', 'migrating', 'migrate'],
  ['cancellation', 'cancel', 'canceling', 'canceled'],
  ['medication administration', 'mar', 'emar', 'e-mar'],
  ['telepsychiatry', 'tele-psychiatry'],
  ['no-show', 'no show'],
  ['e-prescribing', 'eprescribing', 'eprescribe', 'erx'],
  ['buprenorphine', 'suboxone', 'bupe'],
  ['sliding fee', 'sliding scale'],
  ['hipaa', 'hippa'],
  ...joinedNames.map(({ name, apart }) => [name.toLowerCase(), apart]),
]

/**
 * Those that mean the standard only in a search. In a text they mean other things: staff `switch between` sites, an outage
 * `leaves` an hour of work, and a simple practice is no SimplePractice.
 */
const askedOnly = new Set(['leaves', 'switching', 'switch', ...joinedNames.map(({ apart }) => apart)])

export const isAskedOnly = (word: string): boolean => askedOnly.has(word)

const groupOf = new Map(synonyms.flatMap((group) => group.map((way) => [way.replaceAll('-', ' '), group] as const)))

/** The word that stands for a word of a text in every search; the word itself if it has no synonym, or only a phrase. */
export function standardOf(word: string): string {
  if (isAskedOnly(word)) return word
  const standard = groupOf.get(word)?.[0] ?? word
  return /[ -]/.test(standard) ? word : standard
}

const phrases = [...groupOf.keys()]
  .filter((way) => way.includes(' '))
  .map((way) => new RegExp(`(?<![\\p{L}\\p{N}])${way.replace(' ', '[\\s-]+')}(?=s?(?![\\p{L}\\p{N}]))`, 'giu'))

const termsMax = 8

/** A longer phrase is not looked for: nobody joins as many words by hyphens, and each has several forms. */
export const phraseMax = 6

/** What a search asks for, in its order, each once; connecting and general words only if there are no others. */
export function termsOf(search: string): Term[] {
  const words = wordsIn(search)
  const named = words.some((word) => isSystemName(termOf(word).standard))
  const others = words.filter((word) => !connecting.has(lettersOf(word)))
  const telling = others.filter((word) => !(isGeneral(word) || (named && singular(lettersOf(word)) === 'review')))
  const [terms = []] = [telling, others, words].filter(({ length }) => length > 0)
  const last = new Map(terms.map(termOf).map((term) => [term.standard, term]))
  return [...last.values()].slice(0, termsMax)
}

/** The general words of a search, as they are called in every search. */
export const generalIn = (search: string): string[] => [
  ...new Set(
    wordsIn(search)
      .filter(isGeneral)
      .map((word) => termOf(singular(lettersOf(word))).standard),
  ),
]

/** The words of a search, of which those that are a phrase are joined by hyphens. */
function wordsIn(search: string): string[] {
  const plain = withPlainSigns(search.normalize('NFC'))
  const joined = phrases.reduce((text, phrase) => text.replace(phrase, (way) => way.replace(/\s+/, '-')), plain)
  return joined.split(/[\s,]+/).filter((word) => lettersOf(word) !== '')
}

const isGeneral = (word: string) => general.has(singular(lettersOf(word)))

const singular = (word: string) => word.replace(/s$/, '')

function termOf(typed: string): Term {
  const small = folded(typed)
  const spaced = small.replaceAll('-', ' ')
  const group = groupOf.get(spaced) ?? groupOf.get(spaced.replace(/s$/, '')) ?? []
  const isMeant = (way: string) => !isAskedOnly(way.toLowerCase())
  const written = small === typed.toLowerCase() ? [typed] : [typed, small]
  const ways = [...written.filter(isMeant), ...spellings(small), ...group.filter(isMeant)]
  return { typed, standard: group[0] ?? small, ways: [...new Set(ways)] }
}

/** Without hyphens, and with those that texts have before numbers: `PHQ-9`. */
function spellings(small: string): string[] {
  if (/^\d+$/.test(small)) return [`-${small}`]
  const parts = /^(\p{L}{2,})(\d+)$/u.exec(small)
  if (parts) return [`${parts[1]}-${parts[2]}`, `${parts[1]} ${parts[2]}`]
  return /[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(small) ? [small.replaceAll('-', ' ')] : []
}
