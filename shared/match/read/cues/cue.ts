// cspell:disable: words and parts of words, as visitors write them.
/**
 * How a clause speaks of a thing: it must be there, it is wanted, it is refused, it is missing or troublesome today
 * (`lacking`), it is over (`past`), it is the business of others (`others`), it is open (`unsure`), it is asked about
 * (`asked`), or it is simply said (`stated`).
 */
export type Manner = 'must' | 'want' | 'refused' | 'past' | 'others' | 'unsure' | 'lacking' | 'asked' | 'stated'

/** Words that say how a clause speaks of a thing. */
export interface Cue {
  /** `none` for words that look like a cue and are none: `not only`. */
  manner: Manner | 'none'
  /** Whether it reaches on to the next comma, "and", or the like, on to the end of the clause, or back to its beginning. */
  reach: 'part' | 'clause' | 'back'
  pattern: RegExp
}

/** @param words any of these, as whole words: sources of expressions, in plain form */
export const cue = (manner: Cue['manner'], reach: Cue['reach'], words: readonly string[]): Cue => ({
  manner,
  reach,
  pattern: new RegExp(`(?<![a-z0-9'])(?:${words.join('|')})(?![a-z0-9])`, 'g'),
})

export const be = "(?:is|are|was|were|it's|that's|be|being)"

export const auxiliary = '(?:do|does|did|will|would|can|could|should|is|are|was|were|have|has)'

export const not = `(?:${auxiliary} (?:not|never)|not|never|no longer|nor|(?:do|does|did|wo|would|ca|could|should|is|are|was|were|have|has)n't|dont|doesnt|didnt|wont|cant|isnt|cannot|nobody|no one|none of us)`
