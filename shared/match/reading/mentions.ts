import { once } from '../../once'
import { firstIndex } from '../../ordered'
import { type IsDeclined, readClause } from './clause'

/** What a description says about a thing: wanted, explicitly not wanted, or (undefined) nothing. */
type Mention = 'wanted' | 'declined' | undefined

const clauseBreak =
  /[.;!?\n]+|\b(?:but|however|although|though|whereas|instead|just|(?<!\b(?:telehealth|virtual|online|cash)[ -])only)\b|,\s*(?=(?:and |so )?(?:we|i|it|our|they)\b)|\b(?:and|we|i)\s+(?=(?:do |really |definitely |absolutely )?(?:need|want|must|require))/gi

interface Clause {
  start: number
  end: number
  isDeclined: () => IsDeclined
}

/** Returns what a description says about the thing that a pattern (global, case-insensitive) names. */
interface Mentions {
  (pattern: RegExp): Mention
  /** The words that want it, each once, in order. */
  words: (pattern: RegExp) => string[]
}

/**
 * Reads a description once and returns what it says about the thing a pattern (global, case-insensitive) names.
 * Negation applies to the end of its clause ("we don't need telehealth or a portal"), a lack in the current system
 * counts as a wish ("our EMR does not have a portal"), and one clear wish outweighs a refusal elsewhere. A match across
 * two clauses does not count.
 */
export function mentionsIn(text: string): Mentions {
  const clauses = clausesOf(text)
  function* mentions(pattern: RegExp): Generator<{ words: string; mention: Mention }> {
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const end = index + words.length
      const clause = clauses[firstIndex(clauses, ({ start }) => start > index) - 1]
      if (!clause || end > clause.end) continue
      const isDeclined = clause.isDeclined()(index - clause.start, end - clause.start)
      yield { words, mention: isDeclined ? 'declined' : 'wanted' }
    }
  }
  const mentionOf = (pattern: RegExp) => {
    let found: Mention
    for (const { mention } of mentions(pattern)) {
      if (mention === 'wanted') return mention
      found = mention
    }
    return found
  }
  const wanted = (pattern: RegExp) =>
    [...mentions(pattern)].filter(({ mention }) => mention === 'wanted').map(({ words }) => words)
  return Object.assign(mentionOf, { words: (pattern: RegExp) => [...new Set(wanted(pattern))] })
}

function clausesOf(text: string): Clause[] {
  const breaks = Array.from(text.matchAll(clauseBreak), ({ 0: words, index }) => ({
    index,
    after: index + words.length,
  }))
  const starts = [0, ...breaks.map(({ after }) => after)]
  return starts.map((start, at) => {
    const end = breaks[at]?.index ?? text.length
    return { start, end, isDeclined: once(() => readClause(text.slice(start, end))) }
  })
}
