import type { Line, SiteText } from './site-texts'
import { matchOf, type Wanted, wordsOf } from './words'

const charactersMax = 180
/** How many characters before the first word of the search are shown. */
const before = 60
/** How many there may be if the excerpt then begins with a sentence. */
const beforeInSentence = 110
/** A shorter line is a heading or a single value. */
const sentenceMin = 40

/**
 * A line of a page that a search found: what the page is about if its title or name has all the words, otherwise the
 * line with most of those words that are not in its name, preferably next to each other and a sentence. A long line is
 * cut between words.
 */
export function excerptOf({ names, summary, lines }: SiteText, wanted: Wanted): string {
  const named = new Set(names.flatMap(({ words }) => words.map(({ word }) => word)))
  const inName = matchOf(wanted, wordsOf(names.map(({ text }) => text).join(' ')))
  if (inName.held === new Set(wanted.words).size && summary) return cut(summary, 0)
  const further = wanted.words.filter((word) => !named.has(word))
  const sought = further.length > 0 ? { words: further, isStart: wanted.isStart } : wanted
  const [best] = lines
    .map((line) => ({ text: line.text, ...worthOf(line, sought) }))
    .toSorted((one, other) => other.worth - one.worth)
  return best ? cut(best.text, best.at) : ''
}

function worthOf({ text, words }: Line, wanted: Wanted) {
  const { held, run, at } = matchOf(wanted, words)
  return { at, worth: (held + run) * 3 + (text.length > sentenceMin ? 1 : 0) }
}

/** At most `charactersMax` of a text, with the place `at` in it; ellipses stand for words that are left out. */
function cut(text: string, at: number): string {
  if (text.length <= charactersMax) return text
  const sentence = text.lastIndexOf('. ', at) + 2
  const isWhole = sentence > 1 && at - sentence <= beforeInSentence
  const from = isWhole ? sentence : nextWord(text, Math.min(at - before, text.length - charactersMax))
  const start = from > 0 && !isWhole ? '… ' : ''
  if (text.length - from <= charactersMax) return start + text.slice(from)
  const space = text.lastIndexOf(' ', from + charactersMax)
  const end = space > from ? space : from + charactersMax
  return `${start}${text.slice(from, end).replace(/[,;:]$/, '')} …`
}

/** Where the next word after a place begins; the place itself in a text without spaces. */
function nextWord(text: string, place: number): number {
  if (place <= 0) return 0
  const space = text.indexOf(' ', place)
  return space < 0 ? place : space + 1
}
