import lists from './plain-words.json' with { type: 'json' }

const wordsOf = (lines: readonly string[]) => new Set(lines.join(' ').split(' '))

/** Words that show on their own that a topic is about a practice and its record system. */
export const fieldWords = wordsOf(lists.field)

/** Other words of the field, and those of headlines and sentences, months, and the states. */
const plainWords = wordsOf([...lists.related, ...lists.neutral])

/** Whether a lowercase word is understood: it is neutral, or belongs to the field. */
export const isPlain = (word: string) => plainWords.has(word) || fieldWords.has(word)
