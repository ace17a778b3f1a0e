import { once } from '../../once'
import { firstIndex } from '../../ordered'
import { type IsDeclined, readClause } from './clause'

/** What a description says of a thing: wanted, expressly not wanted, or (undefined) nothing. */
type Mention = 'wanted' | 'declined' | undefined

const clauseBreak =
  /[.;!?\n]+|\b(?:but|however|although|though|whereas|instead|just|only)\b|,\s*(?=(?:and |so )?(?:we|i|it|our|they)\b)|\b(?:and|we|i)\s+(?=(?:do |really |definitely |absolutely )?(?:need|want|must|require))/gi

interface Clause {
  start: number
  end: number
  isDeclined: () => IsDeclined
}

/**
 * Reads a description once and answers what it says of the thing that a pattern (global, case-insensitive) names.
 * Negation holds to the end of its clause ("we don't need telehealth or a portal"), a lack in the present system counts
 * as a wish ("our EMR does not have a portal"), and one plain wish outweighs a refusal elsewhere. A match across two
 * clauses is none.
 */
export function mentionsIn(text: string): (pattern: RegExp) => Mention {
  const clauses = clausesOf(text)
  return (pattern) => {
    let found: Mention
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const end = index + words.length
      const clause = clauses[firstIndex(clauses, ({ start }) => start > index) - 1]
      if (!clause || end > clause.end) continue
      if (!clause.isDeclined()(index - clause.start, end - clause.start)) return 'wanted'
      found = 'declined'
    }
    return found
  }
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
