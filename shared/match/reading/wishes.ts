import { type FeatureKey, featureKeys, features } from '../keys'
import { spellOutLists } from './lists'
import { mentionsIn } from './mentions'
import { basicWishes, openWishes, sentenceEnd, wishParts } from './open-wishes'
import { topics } from './topics'

/** What a description asks for. */
export interface WishesRead {
  /** Requested with words such as "must" or "essential". */
  must: FeatureKey[]
  want: FeatureKey[]
  /** Explicitly not wanted. */
  declined: FeatureKey[]
  /** The visitor's own words for requested features, at most three per feature. */
  words: Partial<Record<FeatureKey, string[]>>
  /** Wishes in the visitor's own words that no feature covers. */
  notUnderstood: string[]
  /** What is asked for although every record system has it: `notes`, `scheduling`. */
  basics: string[]
  /** Whether the start must not take long. */
  wantsShortSetup: boolean
}

const ownWordsMax = 3

const insisted =
  /\b(?:must(?:[- ]have)?|essential|required|requires?|critical|mandatory|non-?negotiable|deal-?breaker|cannot (?:do|work|live) without|can['’]t (?:do|work|live) without|has to|have to have)\b/i

const project = '(?:project|implementation|roll-?out|set-?up|start|go-?live)'
const longSetup = new RegExp(`\\b(?:long|lengthy|big|endless) ${project}\\b`, 'gi')
const shortSetup = new RegExp(`\\b(?:short|quick|fast) ${project}\\b|\\bup and running (?:soon|quickly|fast)\\b`, 'gi')

/** In a health center, UDS is the federal report, not a urine drug screen. */
const isHealthCenter = /\bFQHCs?\b|\bfederally qualified health cent|\bcommunity health centers?\b/i

/** Reads wishes with one pass per feature; linear in the length of the text. */
export function readWishes(description: string): WishesRead {
  const text = spellOutLists(description)
  const mentionOf = mentionsIn(text)
  const mentioned = (mention: 'wanted' | 'declined') =>
    featureKeys.filter((key) => mentionOf(features[key].pattern) === mention)
  const wordsFor = (key: FeatureKey) => mentionOf.words(features[key].pattern).slice(0, ownWordsMax)
  const isReportOnly = isHealthCenter.test(text) && wordsFor('labs').every((word) => /^uds$/i.test(word))
  const asked = mentioned('wanted').filter((key) => !(key === 'labs' && isReportOnly))
  const parts = wishParts(text)
  const insistent = text
    .split(sentenceEnd)
    .filter((sentence) => insisted.test(sentence))
    .map((sentence) => mentionsIn(sentence))
  const must = asked.filter((key) => insistent.some((mentionOfIt) => mentionOfIt(features[key].pattern) === 'wanted'))
  return {
    must,
    want: asked.filter((key) => !must.includes(key)),
    declined: mentioned('declined'),
    words: Object.fromEntries(asked.map((key) => [key, wordsFor(key)])),
    notUnderstood: openWishes(
      parts,
      topics.flatMap(({ pattern }) => mentionOf.words(pattern)),
    ),
    basics: basicWishes(parts),
    wantsShortSetup: mentionOf(longSetup) === 'declined' || mentionOf(shortSetup) === 'wanted',
  }
}
