import type { SearchCondition } from './keyset'
import { likePattern } from './like-pattern'

/** More words than anybody looks for narrow nothing any more. */
const mostWords = 10

/** What stands between blanks of a phone number as people group its digits. */
const partOfNumber = /^[\d().+-]+$/

/** A telephone number has no fewer digits, whatever signs stand between them. */
const fewestDigits = 7

/**
 * The condition that a row's `search_text` contains each word of a search, in any order, ignoring case and accents. A
 * phone number matches by its digits, however written. A term of one or two Latin letters or digits must begin a word,
 * because every text contains it somewhere.
 * @param synonyms other texts that match a word
 */
export function searchCondition(
  term: string,
  synonyms: (word: string) => readonly string[] = () => [],
): SearchCondition | undefined {
  const words = wordsOf(term).map((word) => [...spellings(word), ...synonyms(word).map(likePattern)])
  if (words.length === 0) return undefined
  const holds = (patterns: string[]) => patterns.map(() => 'search_text like search_fold(?)').join(' or ')
  return { words: words.map((patterns) => ({ sql: holds(patterns), bindings: patterns })), columns: ['search_text'] }
}

/**
 * The words between blanks, where the parts of a phone number count as one. Digits within a word are no number: half of
 * a reference or of an address would be left over, and would be looked for at the beginning of a word.
 */
function wordsOf(term: string): string[] {
  const words = term.split(/\s+/).filter(Boolean)
  const groups = words.reduce<string[][]>((before, word) => {
    const last = before.at(-1)
    if (last?.every((part) => partOfNumber.test(part)) && partOfNumber.test(word)) last.push(word)
    else before.push([word])
    return before
  }, [])
  return groups.flatMap((group) => (isNumber(group.join('')) ? [group.join(' ')] : group)).slice(0, mostWords)
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

const isNumber = (text: string) => partOfNumber.test(text) && digitsOf(text).length >= fewestDigits

/** The patterns of which one has to match. */
function spellings(word: string): string[] {
  if (/^[\p{Script=Latin}\p{N}]{1,2}$/u.test(word)) return [`% ${word}%`]
  if (!isNumber(word.replaceAll(' ', ''))) return [likePattern(word)]
  // A country code is left out by some and written by others.
  return [likePattern(digitsOf(word).slice(-10)), likePattern(word)]
}
