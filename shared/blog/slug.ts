const longestSlug = 80

/** The address of a post, made of its title: small letters, digits and hyphens, never empty, no accents. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return cut(words) || 'article'
}

/** At the end of a word, if there is one in reach. */
function cut(words: string): string {
  if (words.length <= longestSlug) return words
  const end = words.lastIndexOf('-', longestSlug)
  return words.slice(0, end > 0 ? end : longestSlug)
}
