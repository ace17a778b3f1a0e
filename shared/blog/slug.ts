import { withPlainLetters, withPlainSigns } from '../fold'

const longestSlug = 80

/** The slug for a title: lowercase English letters, digits, and hyphens; never empty. */
export function slugOf(title: string): string {
  const apart = title.replace(/[™℠®©]/g, '').replace(/(?<=\d)\p{No}/gu, ' $&')
  const words = withPlainLetters(withPlainSigns(apart))
    .replace(/&/g, ' and ')
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return cut(words) || 'article'
}

/** Cuts at the end of a word, if there is one within the limit, and leaves out what then leads to nothing: `...-for-and`. */
function cut(words: string): string {
  if (words.length <= longestSlug) return words
  const end = words.lastIndexOf('-', longestSlug)
  return words
    .slice(0, end > 0 ? end : longestSlug)
    .replace(/(?:-(?:an?|and|as|at|by|for|from|in|is|of|on|or|the|to|with))+$/, '')
}
