import { coveredElsewhere } from './situation'
import { clauseStart, namesFeature, namesWish, obliging, refusing, wishing } from './wish-words'

/** Further wishes are not listed; a person reads the description anyway. */
const openWishesMax = 12
const wishCharactersMax = 100

/** Also ends at "because", since the reason after it is not a wish. */
export const sentenceEnd = /(?<=[.;!?])\s+|\n+|\bbecause\b/i

/** The words that introduce a wish. They are removed, so only the wish itself is shown. */
const leadIn = new RegExp(
  `^.{0,80}?\\b(?:${obliging}|needs?|wants?|looking for|requires?|must[- ]haves?(?: is| are)?:?|must have|(?<!\\ba )must|would like|hope for|prefer|care about|asking for)\\b:?\\s*(?:to )?(?:be able to )?(?:have )?(?:an? |the |some |good |better |strong )?`,
  'i',
)
/** An assessment after a wish: `... are essential`. */
const judged =
  / (?:is|are) (?:also |an? |very |absolutely ){0,2}(?:must|essential|required|critical|mandatory|important|needed)$/i
const filler =
  /^(?:and|or|but|also|plus|then|we|i|our|it|us|they|a|an|the|to|with|for|of|is|are|be|have|has|need|needs|want|good|better|simple|easy|something|system|software|emr|ehr|most|mainly|really|please|as well|too|all|everything|one|that|this|which|who|work|works|use|notes?|scheduling|calendar|documentation|staff|people|cash|pay|out|me|my|nothing|else|medicaid|little|more|new|it|now|soon|asap|yesterday|today|follow-?ups?|intakes?)$/i
/** A plan to leave the current system, which is handled separately. */
const move = /^(?:leave|replace|switch|move (?:off|away|from))\b/i

/** `Something simple for notes`, a wish without a verb. */
const somethingSimple = /\bsomething (?:simple|easy|basic|plain)\b/i
const basics = [
  { name: 'notes', pattern: /\bnotes?\b|\bdocumentation\b/i },
  { name: 'scheduling', pattern: /\bscheduling\b|\bcalendar\b/i },
] as const

/** The parts of wishing sentences that are not understood as a feature or anything else, and the topics named. */
export function openWishes(wishes: readonly string[], named: readonly string[]): string[] {
  const open = wishes.filter((part) => part.length > 2 && !isCovered(part))
  const parts = open.filter((part) => !named.some((topic) => topic.length > part.length && topic.includes(part)))
  const topicsLeft = named.filter((topic) => !parts.some((part) => part.includes(topic)))
  return [...new Set([...topicsLeft, ...parts])].slice(0, openWishesMax).map((part) => part.slice(0, wishCharactersMax))
}

/** The wishes that every record system meets, by our names for them. */
export function basicWishes(wishes: readonly string[]): string[] {
  const plain = wishes.filter((part) => isFiller(part) && !namesWish(part))
  return basics.filter(({ pattern }) => plain.some((part) => pattern.test(part))).map(({ name }) => name)
}

/**
 * The parts of wishing sentences, each a wish or filler. A list counts as wishing if at least two of its parts are
 * features or topics ("CPOE, eMAR and a patient portal").
 */
export function wishParts(description: string): string[] {
  return description
    .split(sentenceEnd)
    .flatMap((sentence) => (refusing.test(sentence) ? sentence.split(/\bbut\b/i) : [sentence]))
    .flatMap((sentence) => sentence.split(clauseStart))
    .filter((clause) => !refusing.test(clause))
    .flatMap((clause) => {
      const parts = partsOf(clause)
      return wishing.test(clause) || somethingSimple.test(clause) || parts.filter(namesWish).length > 1 ? parts : []
    })
}

function partsOf(clause: string): string[] {
  return clause
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

const isFiller = (part: string) => part.split(/\s+/).every((word) => filler.test(word))

function isCovered(part: string): boolean {
  if (move.test(part) || somethingSimple.test(part) || isFiller(part)) return true
  return namesFeature(part) || coveredElsewhere(part)
}
