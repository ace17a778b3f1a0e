import { folded } from '../../shared/fold'
import { likePattern } from './like-pattern'

/** More words than this hardly narrow a search further. */
const mostWords = 10

/** A part of a phone number, as people group its digits. */
const partOfNumber = /^[\d().+-]+$/

/** A phone number has at least this many digits, whatever separates them. */
const fewestDigits = 7

/**
 * The condition that a row's `search_text` contains each word of a search, in any order, folded. A phone number matches
 * by its digits. A term of one or two Latin letters or digits must begin a word, because nearly every text contains it.
 * @param synonyms other texts that match a folded word
 */
export function searchCondition(term: string, synonyms: (word: string) => readonly string[] = () => []) {
  const words = wordsOf(term).map((word) => [...spellings(word), ...synonyms(word).map(likePattern)])
  if (words.length === 0) return undefined
  const holds = (patterns: string[]) => patterns.map(() => 'search_text like search_fold(?)').join(' or ')
  return { words: words.map((patterns) => ({ sql: holds(patterns), bindings: patterns })), columns: ['search_text'] }
}

/**
 * Splits a term at white space, but joins the parts of a phone number. Digits inside a word are not taken as part of a
 * number: they would be cut out of a reference or an address, and the rest would be searched for as a word of its own.
 */
function wordsOf(term: string): string[] {
  const words = folded(term).split(/\s+/).filter(Boolean)
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

function spellings(word: string): string[] {
  if (/^[\p{Script=Latin}\p{N}]{1,2}$/u.test(word)) return [`% ${word}%`]
  if (!isNumber(word.replaceAll(' ', ''))) return [likePattern(word)]
  // The last ten digits, because some people write the country code and others do not.
  return [likePattern(digitsOf(word).slice(-10)), likePattern(word)]
}
