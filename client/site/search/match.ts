import { phraseMax } from '../../../shared/search/terms'
import type { Wanted, Word } from './words'

/** What a text has of a search. */
export interface Match {
  /** Which of the words. */
  held: ReadonlySet<string>
  /** How many of them follow each other as in the search, at most. */
  run: number
  /** How many other words are between them where they are closest together; infinite if one is missing. */
  gap: number
  /** Where the first of them is. */
  at: number
}

/** Compares a text with a search, in one pass over the text, because a search reads every line of the site. */
export function matchOf(wanted: Wanted, text: readonly Word[]): Match {
  const { words } = wanted
  const places = new Map<string, number>()
  const match = { run: 0, gap: Number.POSITIVE_INFINITY, at: text[0]?.at ?? 0 }
  let runs: number[] = []
  for (const [place, { word, at }] of withPhrases(wanted, text).entries()) {
    const meant = meantBy(wanted, word)
    if (!words.includes(meant)) {
      runs = []
      continue
    }
    if (places.size === 0) match.at = at
    places.set(meant, place)
    runs = words.map((each, before) => (each === meant ? (runs[before - 1] ?? 0) + 1 : 0))
    match.run = Math.max(match.run, ...runs)
    if (places.size === words.length)
      match.gap = Math.min(match.gap, place - Math.min(...places.values()) + 1 - words.length)
  }
  return { ...match, held: new Set(places.keys()) }
}

/** The search for its other words only. */
export const without = (wanted: Wanted, named: ReadonlySet<string>): Wanted => ({
  ...wanted,
  words: wanted.words.filter((word) => !named.has(word)),
  isStart: wanted.isStart && !named.has(wanted.words.at(-1) ?? ''),
})

/** How close together a text has all words of a search: 1 for next to each other, 0 if one is missing. */
export const closenessOf = ({ words }: Wanted, { gap }: Match): number => words.length / (words.length + gap)

/** The last word of the search for a word that begins with it, otherwise the word. */
function meantBy({ words, isStart }: Wanted, word: string): string {
  const last = words.at(-1) ?? ''
  return isStart && word.startsWith(last) ? last : word
}

/** A text's words, of which those that are a phrase of the search are one; its last word may be the start of one. */
function withPhrases({ phrases }: Wanted, text: readonly Word[]): readonly Word[] {
  if (phrases.length === 0) return text
  const joined: Word[] = []
  for (let place = 0; place < text.length; ) {
    const rest = text.slice(place, place + phraseMax)
    const isNext = (phrase: readonly string[]) =>
      phrase.slice(0, -1).every((part, ahead) => rest[ahead]?.word === part) &&
      rest[phrase.length - 1]?.word.startsWith(phrase.at(-1) ?? '') === true
    const taken = rest.slice(0, phrases.find(isNext)?.length ?? 1)
    joined.push({ word: taken.map(({ word }) => word).join(' '), at: taken[0]?.at ?? 0 })
    place += taken.length
  }
  return joined
}
