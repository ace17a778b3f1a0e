import { readingOf } from '../../../shared/match/read/clauses'
import { readCountry } from '../../../shared/match/read/country'
import { textOf } from '../../../shared/match/read/text'
import type { Entry } from './lexicon'
import { fieldWords, isPlain } from './plain-words'

/** A place in a topic, in UTF-16 units. */
export interface Span {
  start: number
  end: number
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu

/** The places that a pattern matches, which is global. */
export const placesOf = (pattern: RegExp, text: string): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: part, index }) => ({ start: index, end: index + part.length }))

/** The keys whose patterns match, in lowercase, outside the given names. Adds the matches to `seen`. */
export function keysIn<Key>(
  text: string,
  entries: readonly Entry<Key>[],
  seen: Span[],
  names: readonly Span[] = [],
): Key[] {
  const { plain } = textOf(text)
  return entries.flatMap(([key, ...patterns]) => {
    const found = patterns
      .flatMap((pattern) => placesOf(pattern, plain))
      .filter(({ start, end }) => !names.some((name) => start < name.end && end > name.start))
    seen.push(...found)
    return found.length > 0 ? [key] : []
  })
}

/** The country that a text names, if it is not the United States. */
export const countryIn = (text: string): string | null => readCountry(readingOf(text), null)?.value ?? null

/** What is explained in a topic. */
export interface Named {
  seen: Span[]
  /** The words that state the number of people. */
  counted?: string | undefined
}

interface Rest {
  words: string[]
  unknown: string[]
  anchors: number
}

/** What a topic says beside what is explained. */
export function restOf(text: string, { seen, counted = '' }: Named): Rest {
  const explained = new Set(counted.split(/[^a-z]+/))
  const words = Array.from(text.matchAll(word), ({ 0: part, index }) => ({
    part,
    start: index,
    end: index + part.length,
  }))
    .filter(({ start, end }) => !seen.some((span) => start < span.end && end > span.start))
    .flatMap(({ part }) => part.split(/[-.]/))
    .map((part) => part.toLowerCase().replace(/['’]s?$/, ''))
    .filter((one) => !/^(?:\d|$)/.test(one))
  const isUnknown = (one: string) => !(isPlain(one) || explained.has(one) || countryIn(one) !== null)
  const unknown = words.filter(isUnknown)
  return { words, unknown: [...new Set(unknown)], anchors: new Set(words.filter((one) => fieldWords.has(one))).size }
}
