import { excerptOf } from './excerpt'
import { type SiteText, siteTexts, vendorKind } from './site-texts'
import { matchOf, type Wanted, wantedOf } from './words'

/** A page outside the blog that matches a search, with the matching line. */
export interface SiteHit {
  path: string
  title: string
  /** As shown to readers: `Guide`, `EMR review`, `Rule`. */
  kind: string
  line: string
}

const hitsMax = 8
/** How many of them are vendor pages, if as many match: guides are longer, so they would take all places. */
const vendorsMin = 2

/**
 * Guides, vendor pages, and rules that contain every word of a search, in any letter case; the last word may be the
 * start of one. Those with the search in their title or name come first, then those with all of its words there or
 * whose whole name is in the search, those that contain most of the words next to each other, and those that contain
 * them in most lines. The label of a value that is not verified does not match, and letters alone find nothing.
 */
export async function searchSite(search: string): Promise<SiteHit[]> {
  const wanted = wantedOf(search)
  if (!wanted.words.some((word) => word.length > 1 || /\p{N}/u.test(word))) return []
  const found = (await siteTexts())
    .filter((text) => containsAll(text, wanted))
    .map((text) => ({ text, weight: weightOf(text, wanted) }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ text }) => text)
  return firstOf(found).map((text) => ({
    ...{ path: text.path, title: text.title, kind: text.kind },
    line: excerptOf(text, wanted),
  }))
}

/** The first texts in their order, of which the last give way to vendor pages if there are too few. */
function firstOf(found: readonly SiteText[]): SiteText[] {
  const isVendor = ({ kind }: SiteText) => kind === vendorKind
  const kept = new Set(found.filter(isVendor).slice(0, vendorsMin))
  const others = found.filter((text) => !kept.has(text)).slice(0, hitsMax - kept.size)
  return found.filter((text) => kept.has(text) || others.includes(text))
}

function containsAll({ vocabulary }: SiteText, { words, isStart }: Wanted): boolean {
  const last = words.at(-1) ?? ''
  const isHeld = (word: string) =>
    vocabulary.has(word) || (isStart && word === last && [...vocabulary].some((each) => each.startsWith(last)))
  return words.every(isHeld)
}

function weightOf({ names, lines }: SiteText, wanted: Wanted): number {
  const all = new Set(wanted.words).size
  const inNames = names.map(({ words }) => ({ ...matchOf(wanted, words), length: words.length }))
  const inLines = lines.map(({ words }) => matchOf(wanted, words)).filter(({ held }) => held > 0)
  const most = (numbers: readonly number[]) => Math.max(0, ...numbers)
  return [
    inNames.some(({ run }) => run === wanted.words.length) ? 10_000 : 0,
    inNames.some(({ held, length }) => held === all || held === length) ? 5_000 : 0,
    most(inLines.map(({ run }) => run)) * 300,
    most(inNames.map(({ held }) => held)) * 100,
    Math.min(inLines.length, 99),
  ].reduce((sum, part) => sum + part)
}
