import { folded } from '../../shared/fold'

/** A LIKE pattern for texts that contain a term. `%`, `_`, and `\` in the term are escaped. */
export const likePattern = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/** A pattern for folded texts. Folding makes a plain `%` of a full-width one, so it comes before escaping. */
export const foldedPattern = (term: string): string => likePattern(folded(term).trim())
