/** A pattern of LIKE for what contains a term; `%`, `_` and `\` are plain characters in what people search for. */
export const likePattern = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`
