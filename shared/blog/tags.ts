/** A tag's normalized spelling: its letters and digits, without case and accents. */
function tagKey(tag: string): string {
  const plain = tag.normalize('NFKD').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]/gu, '') || plain.trim()
}

/** The tags without duplicates that differ only in spelling. A tag in `known` gets the first spelling there. */
export function joinTags(tags: readonly string[], known: readonly string[]): string[] {
  const spellings = new Map<string, string>()
  for (const tag of known) if (!spellings.has(tagKey(tag))) spellings.set(tagKey(tag), tag)
  return [...new Map(tags.map((tag) => [tagKey(tag), spellings.get(tagKey(tag)) ?? tag])).values()]
}
