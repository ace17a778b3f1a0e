import { cutLine } from '../../../shared/cut-line'
import type { Line, SiteText } from './site-texts'
import { matchOf, type Wanted, wordsOf } from './words'

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
  if (inName.held === new Set(wanted.words).size && summary) return cutLine(summary, 0)
  const further = wanted.words.filter((word) => !named.has(word))
  const sought = further.length > 0 ? { words: further, isStart: wanted.isStart } : wanted
  const [best] = lines
    .map((line) => ({ text: line.text, ...worthOf(line, sought) }))
    .toSorted((one, other) => other.worth - one.worth)
  return best ? cutLine(best.text, best.at) : ''
}

function worthOf({ text, words }: Line, wanted: Wanted) {
  const { held, run, at } = matchOf(wanted, words)
  return { at, worth: (held + run) * 3 + (text.length > sentenceMin ? 1 : 0) }
}
