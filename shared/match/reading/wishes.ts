import { type FeatureKey, featureKeys, features } from '../keys'
import { mentionsIn } from './mentions'
import { coveredElsewhere } from './situation'
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
}

/** Further wishes are not listed; a person reads the description anyway. */
const openWishesMax = 12
const wishCharactersMax = 100
const ownWordsMax = 3

/** Also ends at "because", since the reason after it is not a wish. */
const sentenceEnd = /(?<=[.;!?])\s+|\n+|\bbecause\b/i
const insisted =
  /\b(?:must(?:[- ]have)?|essential|required|requires?|critical|mandatory|non-?negotiable|deal-?breaker|cannot (?:do|work|live) without|can't (?:do|work|live) without|has to|have to have)\b/i
const wishing =
  /\b(?:needs?|want(?:s|ed)?|looking for|require[sd]?|must|would like|hope|prefer|important|essential|critical|wish|matters?|should have|asking for|care about|priorit(?:y|ies))\b/i

const refusing = /\b(?:do(?:es)? not|don't|doesn't|never|no longer) (?:\w+ )?(?:need|want|require|care)\b/i

/** The words that introduce a wish. They are removed, so only the wish itself is shown. */
const leadIn =
  /^.{0,80}?\b(?:needs?|wants?|looking for|requires?|must[- ]haves?(?: is| are)?:?|must have|(?<!\ba )must|would like|hope for|prefer|care about|asking for)\b:?\s*(?:to have |to |an? |the |some |good |better |strong )?/i
/** An assessment after a wish: `... are essential`. */
const judged =
  / (?:is|are) (?:also |an? |very |absolutely ){0,2}(?:must|essential|required|critical|mandatory|important|needed)$/i
const filler =
  /^(?:and|or|but|also|plus|then|we|i|our|it|us|they|a|an|the|to|with|for|of|is|are|be|have|has|need|needs|want|good|better|simple|easy|something|system|software|emr|ehr|most|mainly|really|please|as well|too|all|everything|one|that|this|which|who|work|works|use|notes?|scheduling|calendar|documentation|staff|people|cash|pay|out|me|my|nothing|else|medicaid|little|more|new|it|now|soon|asap|yesterday|today|follow-?ups?|intakes?)$/i
/** A plan to leave the current system, which is handled separately. */
const move = /^(?:leave|replace|switch|move (?:off|away|from))\b/i

/** Reads wishes with one pass per feature; linear in the length of the text. */
export function readWishes(description: string): WishesRead {
  const mentionOf = mentionsIn(description)
  const mentioned = (mention: 'wanted' | 'declined') =>
    featureKeys.filter((key) => mentionOf(features[key].pattern) === mention)
  const asked = mentioned('wanted')
  const insistent = description
    .split(sentenceEnd)
    .filter((sentence) => insisted.test(sentence))
    .map((sentence) => mentionsIn(sentence))
  const must = asked.filter((key) => insistent.some((mentionOfIt) => mentionOfIt(features[key].pattern) === 'wanted'))
  return {
    must,
    want: asked.filter((key) => !must.includes(key)),
    declined: mentioned('declined'),
    words: Object.fromEntries(asked.map((key) => [key, mentionOf.words(features[key].pattern).slice(0, ownWordsMax)])),
    notUnderstood: openWishes(
      description,
      topics.flatMap(({ pattern }) => mentionOf.words(pattern)),
    ),
  }
}

/**
 * The parts of wishing sentences that are not understood as a feature or anything else. A list counts as wishing if at
 * least two of its parts are features or topics ("CPOE, eMAR and a patient portal").
 */
function openWishes(description: string, named: readonly string[]): string[] {
  const wishes = description
    .split(sentenceEnd)
    .flatMap((sentence) => (refusing.test(sentence) ? sentence.split(/\bbut\b/i) : [sentence]))
    .filter((clause) => !refusing.test(clause))
    .flatMap((sentence) => {
      const parts = partsOf(sentence)
      return wishing.test(sentence) || parts.filter(namesWish).length > 1 ? parts : []
    })
    .filter((part) => part.length > 2 && !isCovered(part))
  const parts = wishes.filter((part) => !named.some((topic) => topic.length > part.length && topic.includes(part)))
  const topicsLeft = named.filter((topic) => !parts.some((part) => part.includes(topic)))
  return [...new Set([...topicsLeft, ...parts])].slice(0, openWishesMax).map((part) => part.slice(0, wishCharactersMax))
}

function partsOf(sentence: string): string[] {
  return sentence
    .replace(leadIn, '')
    .split(/[,;:]| (?:and|plus|as well as) | \/ /)
    .map((part) =>
      withoutMarks(part.trim().replace(/^(?:(?:and|or|plus|also|needs?|wants?) )+/i, '')).replace(judged, ''),
    )
}

/** Removes quotes, brackets, dashes, and periods from both ends. */
function withoutMarks(words: string): string {
  let [start, end] = [0, words.length]
  while (start < end && /[^\p{L}\p{N}]/u.test(words.charAt(start))) start++
  while (end > start && /[^\p{L}\p{N}]/u.test(words.charAt(end - 1))) end--
  return words.slice(start, end)
}

const namesWish = (words: string) => namesFeature(words) || topics.some(({ pattern }) => words.search(pattern) >= 0)

function namesFeature(words: string): boolean {
  return featureKeys.some((key) => words.search(features[key].pattern) >= 0)
}

function isCovered(part: string): boolean {
  if (move.test(part) || part.split(/\s+/).every((word) => filler.test(word))) return true
  return namesFeature(part) || coveredElsewhere(part)
}
