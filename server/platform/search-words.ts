import { likePattern } from './like-pattern'

/** More words than anybody looks for narrow nothing any more. */
const mostWords = 10

/** Digits as people group them: nothing else that is searched for has seven of them with such signs between. */
const phoneNumber = /\+?\(?\d[\d\s().-]{5,}\d/g

/**
 * The condition that a row's `search_text` holds each word of a search, in any order, whatever their letter case and
 * accents. A phone number is found by its digits, however it was written. A word of one or two Latin letters or digits
 * has to begin a word: more of it is in every text.
 * @param synonyms other texts that stand for a word
 */
export function searchCondition(term: string, synonyms: (word: string) => readonly string[] = () => []) {
  const words = wordsOf(term).map((word) => [...spellings(word), ...synonyms(word).map(likePattern)])
  if (words.length === 0) return undefined
  const sql = words.map((patterns) => `(${patterns.map(() => 'search_text like search_fold(?)').join(' or ')})`)
  return { sql: sql.join(' and '), bindings: words.flat(), columns: ['search_text'] }
}

function wordsOf(term: string): string[] {
  const numbers = term.match(phoneNumber)?.map((number) => number.trim()) ?? []
  const rest = term.replace(phoneNumber, ' ').split(/\s+/).filter(Boolean)
  return [...numbers, ...rest].slice(0, mostWords)
}

/** The patterns of which one has to match. */
function spellings(word: string): string[] {
  if (/^[\p{Script=Latin}\p{N}]{1,2}$/u.test(word)) return [`% ${word}%`]
  const digits = word.replace(/\D/g, '')
  const isNumber = digits.length >= 7 && /^[\d\s().+-]+$/.test(word)
  // A country code is left out by some and written by others.
  return isNumber ? [likePattern(digits.slice(-10)), likePattern(word)] : [likePattern(word)]
}
