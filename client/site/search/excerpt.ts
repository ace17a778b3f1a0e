import { cutLine } from '../../../shared/cut-line'
import { closenessOf, matchOf, without } from './match'
import type { Line, SiteText } from './site-texts'
import type { Wanted } from './words'

/** A shorter line is a heading or a single value. */
const sentenceMin = 40

/**
 * A line of a page that a search found: what the page is about if its title or name has all the words, otherwise the
 * line with most of those words that are not in its name, preferably close together and a sentence. A long line is cut
 * between words.
 */
export function excerptOf({ names, summary, lines }: SiteText, wanted: Wanted): string {
  const named = new Set(names.flatMap(({ words }) => [...matchOf(wanted, words).held]))
  if (named.size === wanted.words.length && summary) return cutLine(summary, 0)
  const sought = named.size === wanted.words.length ? wanted : without(wanted, named)
  const [best] = lines
    .map((line) => ({ text: line.text, ...worthOf(line, sought) }))
    .toSorted((one, other) => other.worth - one.worth)
  return best ? cutLine(best.text, best.at) : ''
}

function worthOf({ text, words }: Line, wanted: Wanted) {
  const match = matchOf(wanted, words)
  const worth = (match.held.size + match.run) * 3 + closenessOf(wanted, match) * 2 + (text.length > sentenceMin ? 1 : 0)
  return { at: match.at, worth }
}
