import { textOf } from '../../../shared/match/read/text'

/** A text in its plain form, with one space for each run of white space, and the place where each character stood. */
interface Spaced {
  original: string
  words: string
  places: readonly number[]
}

export function spaced(original: string): Spaced {
  const { plain } = textOf(original)
  const places: number[] = []
  let words = ''
  for (let at = 0; at < plain.length; at++) {
    const isBlank = /\s/.test(plain.charAt(at))
    if (isBlank && (words === '' || words.endsWith(' '))) continue
    words += isBlank ? ' ' : plain.charAt(at)
    places.push(at)
  }
  return { original, words, places }
}

/**
 * The words of one of the texts that a quote repeats, as they stand there; null if none has them. Spaces, case, and
 * kinds of quotes and dashes may differ; words are whole.
 */
export function standingIn(texts: readonly Spaced[], quote: string): string | null {
  const { words: wanted } = spaced(quote.trim())
  if (wanted === '') return null
  for (const { original, words, places } of texts)
    for (let at = words.indexOf(wanted); at !== -1; at = words.indexOf(wanted, at + 1)) {
      const end = at + wanted.length
      if (!(isInWord(words, at) || isInWord(words, end)))
        return original.slice(places[at], (places[end - 1] ?? original.length) + 1).trim()
    }
  return null
}

const letter = /[\p{L}\p{N}]/u
const isInWord = (words: string, at: number) => letter.test(words.charAt(at - 1)) && letter.test(words.charAt(at))
