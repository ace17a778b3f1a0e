import { folded } from '../../shared/fold'

/** A LIKE pattern for texts that contain a term. `%`, `_`, and `\` in the term are escaped. */
export const likePattern = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/**
 * The pattern for folded texts that contain a term. It is folded before it is escaped, because folding makes a plain `%`
 * of a full-width one.
 */
export const foldedPattern = (term: string): string => likePattern(folded(term).trim())
