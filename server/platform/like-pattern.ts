/** A LIKE pattern for texts that contain a term. `%`, `_`, and `\` in the term are escaped. */
export const likePattern = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`
