import { folded } from '../fold'

/** Signs and spaces that only part or frame words: not those between digits, at the start of `.NET`, or at the end of `A-`. */
const partings = /(?!(?<=\d)[^,]\d|^[.-]|-$)[\s'"_,;:!?()[\]{}/\\.-]/g

/** A tag's normalized spelling: folded, and without partings, but with signs that have a meaning, as in `C++`. */
function tagKey(tag: string): string {
  const form = folded(tag)
  return form.replace(partings, '') || form.trim()
}
/** The tags without duplicates that differ only in spelling. A tag in `known` gets the first spelling there. */
export function joinTags(tags: readonly string[], known: readonly string[]): string[] {
  const spellings = new Map<string, string>()
  for (const tag of known) if (!spellings.has(tagKey(tag))) spellings.set(tagKey(tag), tag)
  return [...new Map(tags.map((tag) => [tagKey(tag), spellings.get(tagKey(tag)) ?? tag])).values()]
}
