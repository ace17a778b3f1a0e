import { cutLine } from '../../../shared/cut-line'
import { phraseMax } from '../../../shared/search/terms'
import { type Line, type SiteText, siteTexts } from './site-texts'
import { type Wanted, type Word, wantedOf } from './words'

/** A page outside the blog that matches a search, with the matching line. */
export interface SiteHit {
  path: string
  title: string
  /** As shown to readers: `Guide`, `EMR review`, `Rule`. */
  kind: string
  line: string
  /** Whether it is about the very thing: all words are in its title, or its whole name is in the search. */
  isTitled?: boolean
}

const hitsMax = 8
/** How many of them are vendor pages, if as many match: guides are longer, so they would take all places. */
const vendorsMin = 2
/** How many of them can be about the very thing. */
const titledMax = 2
/** How many more are added because the search has their whole name. */
const namedMax = 4
/** If as many pages have the words close together, the others are left out. */
const nearEnough = 2
/** With fewer other words between them, words of a search belong together. */
const nearMax = 10

/**
 * Answers, guides, vendor pages, and rules that contain every word of a search, in any letter case; the last word may be the
 * start of one. If enough have the words close together in a line, or in their name and a line, only those. Those with
 * the search in their title or name come first, then those with all of its words there or whose whole name is in the
 * search, those that have the words closest together, and those that contain them in most lines. The label of a value
 * that is not verified does not match, and letters alone find nothing. Pages whose whole name is in the search, such as
 * the review of a system that it names, are always among the results, whatever else it asks.
 */
export async function searchSite(search: string): Promise<SiteHit[]> {
  const wanted = wantedOf(search)
  if (!wanted.words.some((word) => word.length > 1 || /\p{N}/u.test(word))) return []
  const texts = await siteTexts()
  const found = texts
    .filter((text) => mayContainAll(text, wanted) && isMeant(text, wanted))
    .map((text) => ({ text, ...rankOf(text, wanted) }))
    .filter(({ hasAll }) => hasAll)
    .toSorted((one, other) => other.weight - one.weight)
  const [near, apart] = [found.filter(({ isNear }) => isNear), found.filter(({ isNear }) => !isNear)]
  const best = firstOf([...near, ...apart.slice(0, Math.max(0, nearEnough - near.length))].map(({ text }) => text))
  const titled = new Set(found.filter(({ isTitled }) => isTitled).map(({ text }) => text))
  const named = texts.filter((text) => !(text.only || best.includes(text)) && isNamed(text.names, wanted))
  const hits = best.slice(0, hitsMax - Math.min(named.length, namedMax)).map((text, place) => ({
    ...aboutOf(text),
    line: excerptOf(text, wanted),
    ...(place < titledMax && titled.has(text) && { isTitled: true }),
  }))
  return [...hits, ...named.slice(0, namedMax).map((text) => ({ ...aboutOf(text), line: cutLine(text.summary, 0) }))]
}

const aboutOf = ({ path, title, kind }: SiteText) => ({ path, title, kind })

/** The first texts in their order, of which the last give way to vendor pages if there are too few. */
function firstOf(found: readonly SiteText[]): SiteText[] {
  const isVendor = ({ path }: SiteText) => path.startsWith('/emr/')
  const kept = new Set(found.filter(isVendor).slice(0, vendorsMin))
  const others = found.filter((text) => !kept.has(text)).slice(0, hitsMax - kept.size)
  return found.filter((text) => kept.has(text) || others.includes(text))
}

/** Whether a text has all words, those of a phrase perhaps apart. */
function mayContainAll({ vocabulary }: SiteText, { words, isStart }: Wanted): boolean {
  const parts = words.flatMap((word) => word.split(' '))
  const last = parts.at(-1) ?? ''
  const isHeld = (word: string) =>
    vocabulary.has(word) || (isStart && word === last && [...vocabulary].some((each) => each.startsWith(last)))
  return parts.every(isHeld)
}

/** A page that all vendors have is meant only with a whole name of its vendor. */
const isMeant = ({ only }: SiteText, wanted: Wanted): boolean => !only || isNamed(only, wanted)

/** Whether a search has all words of one of the names. */
function isNamed(names: readonly Line[], { words }: Wanted): boolean {
  const sought = new Set(words.flatMap((word) => word.split(' ')))
  return names.some((name) => name.words.every(({ word }) => sought.has(word)))
}

function rankOf({ names, lines }: SiteText, wanted: Wanted) {
  const all = wanted.words.length
  const inNames = names.map(({ words }) => ({ ...matchOf(wanted, words), length: words.length }))
  const named = new Set(inNames.flatMap(({ held }) => [...held]))
  const inLines = lines.map(({ words }) => matchOf(wanted, words)).filter(({ held }) => held.size > 0)
  // A number means nothing without the words beside it, so it is not enough that those are in the name.
  const unnamed = without(wanted, named)
  const further = unnamed.words.some((word) => /^\p{N}/u.test(word)) ? wanted : unnamed
  const close =
    further.words.length === 0 ? 1 : most(lines.map(({ words }) => closenessOf(further, matchOf(further, words))))
  const isTitled =
    inNames.some(({ held, length }) => held.size === all || held.size === length) || names.some(isBestOf(wanted))
  const weight = [
    inNames.some(({ run }) => run === all) ? 10_000 : 0,
    isTitled ? 5_000 : 0,
    close * all * 300,
    most(inNames.map(({ held }) => held.size)) * 100,
    Math.min(inLines.length, 99),
  ].reduce((sum, part) => sum + part)
  const hasAll = new Set([...named, ...inLines.flatMap(({ held }) => [...held])]).size === all
  return { weight, isTitled, hasAll, isNear: close >= further.words.length / (further.words.length + nearMax) }
}

/** Whether a name has the general words of a search, such as `best emr`, and one that tells for whom. */
const isBestOf = (wanted: Wanted) => {
  const { general } = wanted
  return ({ words }: Line) =>
    general.length > 1 &&
    general.every((word) => words.some((each) => each.word === word)) &&
    matchOf(wanted, words).held.size > 0
}

const most = (numbers: readonly number[]) => Math.max(0, ...numbers)

/** A shorter line is a heading or a single value. */
const sentenceMin = 40

/**
 * A line of a page that a search found: what the page is about if its title or name has all the words, otherwise the
 * line with most of those words that are not in its name, preferably close together and a sentence. A long line is cut
 * between words.
 */
function excerptOf({ names, summary, lines }: SiteText, wanted: Wanted): string {
  const named = new Set(names.flatMap(({ words }) => [...matchOf(wanted, words).held]))
  if (named.size === wanted.words.length && summary) return cutLine(summary, 0)
  const sought = named.size === wanted.words.length ? wanted : without(wanted, named)
  const [best] = lines
    .map((line) => ({ text: line.text, ...worthOf(line, sought) }))
    .toSorted((one, other) => other.worth - one.worth)
  return best ? cutLine(best.text, best.at) : ''
}

function worthOf({ text, words }: Line, wanted: Wanted) {
  const match = matchOf(wanted, words)
  const worth = (match.held.size + match.run) * 3 + closenessOf(wanted, match) * 2 + (text.length > sentenceMin ? 1 : 0)
  return { at: match.at, worth }
}

/** What a text has of a search. */
interface Match {
  /** Which of the words. */
  held: ReadonlySet<string>
  /** How many of them follow each other as in the search, at most. */
  run: number
  /** How many other words are between them where they are closest together; infinite if one is missing. */
  gap: number
  /** Where the first of them is. */
  at: number
}

/** Compares a text with a search, in one pass over the text, because a search reads every line of the site. */
function matchOf(wanted: Wanted, text: readonly Word[]): Match {
  const { words } = wanted
  const places = new Map<string, number>()
  const match = { run: 0, gap: Number.POSITIVE_INFINITY, at: text[0]?.at ?? 0 }
  let runs: number[] = []
  for (const [place, { word, at }] of withPhrases(wanted, text).entries()) {
    const meant = meantBy(wanted, word)
    if (!words.includes(meant)) {
      runs = []
      continue
    }
    if (places.size === 0) match.at = at
    places.set(meant, place)
    runs = words.map((each, before) => (each === meant ? (runs[before - 1] ?? 0) + 1 : 0))
    match.run = Math.max(match.run, ...runs)
    if (places.size === words.length)
      match.gap = Math.min(match.gap, place - Math.min(...places.values()) + 1 - words.length)
  }
  return { ...match, held: new Set(places.keys()) }
}

/** The search for its other words only. */
const without = (wanted: Wanted, named: ReadonlySet<string>): Wanted => ({
  ...wanted,
  words: wanted.words.filter((word) => !named.has(word)),
  isStart: wanted.isStart && !named.has(wanted.words.at(-1) ?? ''),
})

/** How close together a text has all words of a search: 1 for next to each other, 0 if one is missing. */
const closenessOf = ({ words }: Wanted, { gap }: Match): number => words.length / (words.length + gap)

/** The last word of the search for a word that begins with it, otherwise the word. */
function meantBy({ words, isStart }: Wanted, word: string): string {
  const last = words.at(-1) ?? ''
  return isStart && word.startsWith(last) ? last : word
}

/** A text's words, of which those that are a phrase of the search are one; its last word may be the start of one. */
function withPhrases({ phrases }: Wanted, text: readonly Word[]): readonly Word[] {
  if (phrases.length === 0) return text
  const joined: Word[] = []
  for (let place = 0; place < text.length; ) {
    const rest = text.slice(place, place + phraseMax)
    const isNext = (phrase: readonly string[]) =>
      phrase.slice(0, -1).every((part, ahead) => rest[ahead]?.word === part) &&
      rest[phrase.length - 1]?.word.startsWith(phrase.at(-1) ?? '') === true
    const taken = rest.slice(0, phrases.find(isNext)?.length ?? 1)
    joined.push({ word: taken.map(({ word }) => word).join(' '), at: taken[0]?.at ?? 0 })
    place += taken.length
  }
  return joined
}
