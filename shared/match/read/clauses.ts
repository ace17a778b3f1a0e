import { firstIndex } from '../../ordered'
import { type Cue, cues, type Manner } from './cues'
import { type Sentence, sentencesOf } from './sentences'
import { quoteOf, type Span, type Text, textOf } from './text'

/** A thing that a text names. */
export interface Mention extends Span {
  /** The words that name it, in plain form. */
  words: string
  manner: Manner
  /** Whether its clause refuses something, be it another thing. */
  isBesideRefusal: boolean
  /** The sentence that it stands in, and its place among them. */
  sentence: Sentence
  at: number
  /** The visitor's own words around it. */
  quote: string
}

interface FoundCue extends Span {
  cue: Cue
  /** The bracket that it stands in, beyond which it does not reach. */
  bracket: Span | null
}

interface Clause extends Span {
  cues: readonly FoundCue[]
  /** Whether it refuses something. */
  refuses: boolean
}

export interface Reading {
  text: Text
  sentences: readonly Sentence[]
  /** All places that a pattern (global, in lower case) names, each with the manner in which the text speaks of it. */
  mentions: (pattern: RegExp) => Mention[]
  /** The manner of a place in the text, such as one that was found by other means. */
  mannerOf: (span: Span) => Manner
  /** Whether a sentence holds a word of wishing, or stands under one. */
  wishes: (sentence: Sentence) => boolean
}

/** Where another statement begins within a sentence. */
const clauseBreak =
  /;|\s-+\s|\b(?:but|however|although|though|whereas|while|because|since(?! \d)|instead(?! of)|otherwise)\b|(?<=[a-z]),? (?=(?:just|only) (?:need|want|a |an |the |notes?|something|simple|basic))|,? ?\b(?:and|so|then|or|plus)\b (?=(?:(?:we|i|also|really|definitely|it|they|he|she|she'll) ){0,2}(?:do not|don't|dont|does not|doesn't|never|need|needs|want|wants|must|require|would|prefer|have to|has to|hate|hated|refuse|stop|stopped|gave|dropped|no )\b)|, ?(?=(?:and |so |yes |no,? |which |or )?(?:we|i|we're|i'm|we'll|it|it's|they|he|she|she'll|our|my|please|nobody|everyone|everybody|what|who|that|half|some|most|the \w+ (?:is|are|has|wants?|hates?))\b)|, ?(?=(?:need|want|needs|wants|looking|must|require|don't|dont|do not|no need)\b)/g
/** Where another part of an enumeration begins. */
const partBreak = /,|\b(?:and|plus|so|with|for|from|in|as well as|or|nor)\b|[:/]/g

/** Reads a text once. Linear in its length, and in the number of mentions. */
export function readingOf(original: string): Reading {
  const text = textOf(original)
  const sentences = sentencesOf(text)
  const clauses = clausesOf(text.plain, sentences)
  const headings = new Map<Span, Manner>()

  const headingManner = (heading: Span): Manner => {
    const known = headings.get(heading)
    if (known) return known
    const manner = mannerOfHeading(text.plain.slice(heading.start, heading.end))
    headings.set(heading, manner)
    return manner
  }
  const clauseAt = (place: number) => clauses[firstIndex(clauses, ({ start }) => start > place) - 1]
  const mannerOf = (span: Span): Manner => {
    const sentence = sentences[firstIndex(sentences, ({ start }) => start > span.start) - 1]
    const clause = clauseAt(span.start)
    const own = clause ? mannerIn(text.plain, clause, span) : null
    const heading = sentence?.heading ? headingManner(sentence.heading) : 'stated'
    if (own && !(own === 'want' && heading === 'must')) return own
    return heading === 'stated' && sentence?.asks ? 'asked' : heading
  }
  const wishes = ({ heading, start, end }: Sentence) =>
    (heading !== null && isWishing(headingManner(heading))) ||
    clauses
      .slice(
        firstIndex(clauses, (clause) => clause.start >= start),
        firstIndex(clauses, (clause) => clause.start >= end),
      )
      .some((clause) => clause.cues.some(({ cue }) => isWishing(cue.manner)))
  const mentions = (pattern: RegExp): Mention[] =>
    Array.from(text.plain.matchAll(pattern), ({ 0: words, index }) => {
      const span = { start: index, end: index + words.length }
      const at = firstIndex(sentences, ({ start }) => start > index) - 1
      const sentence = sentences[at]
      if (!sentence || span.end > sentence.end) return []
      const isBesideRefusal = clauseAt(index)?.refuses === true
      return [
        { ...span, words, manner: mannerOf(span), isBesideRefusal, sentence, at, quote: quoteOf(text, sentence, span) },
      ]
    }).flat()
  return { text, sentences, mentions, mannerOf, wishes }
}

function clausesOf(plain: string, sentences: readonly Sentence[]): Clause[] {
  const found = foundCues(plain)
  return sentences.flatMap((sentence) => {
    const words = plain.slice(sentence.start, sentence.end)
    const brackets = bracketsOf(words, sentence.start)
    const breaks = [...words.matchAll(clauseBreak)]
      .map(({ index }) => index + sentence.start)
      .filter((place) => !bracketAt(brackets, place))
    return [sentence.start, ...breaks].map((start, at) => {
      const end = breaks[at] ?? sentence.end
      const first = firstIndex(found, (one) => one.start >= start)
      const own = found.slice(
        first,
        firstIndex(found, (one) => one.start >= end),
      )
      const refuses = own.some(({ cue }) => cue.manner === 'refused')
      return { start, end, refuses, cues: own.map((one) => ({ ...one, bracket: bracketAt(brackets, one.start) })) }
    })
  })
}

/** All cues in their order, without those within a longer one. */
function foundCues(plain: string): { cue: Cue; start: number; end: number }[] {
  const all = cues.flatMap((cue) =>
    Array.from(plain.matchAll(cue.pattern), ({ 0: words, index }) => ({
      cue,
      start: index,
      end: index + words.length,
    })),
  )
  all.sort((a, b) => a.start - b.start || b.end - a.end)
  let end = 0
  return all.filter((one) => {
    if (one.start < end) return false
    end = one.end
    return true
  })
}

function bracketsOf(words: string, offset: number): Span[] {
  return Array.from(words.matchAll(/\([^()]*\)/g), ({ 0: inside, index }) => ({
    start: offset + index,
    end: offset + index + inside.length,
  }))
}

const bracketAt = (brackets: readonly Span[], place: number) =>
  inside(brackets[firstIndex(brackets, ({ start }) => start >= place) - 1], place)

const inside = (bracket: Span | undefined, place: number) => (bracket && place < bracket.end ? bracket : null)

const isWishing = (manner: Manner | 'none') => manner === 'must' || manner === 'want' || manner === 'lacking'

const strength: readonly Manner[] = ['refused', 'past', 'others', 'must', 'want', 'lacking', 'unsure']

/** How many cues before a place, and how many after it, can speak of it; this keeps long clauses linear. */
const cuesMax = 8

function nearby(found: readonly FoundCue[], span: Span): readonly FoundCue[] {
  const at = firstIndex(found, ({ start }) => start >= span.start)
  return found.slice(Math.max(0, at - cuesMax), at + cuesMax)
}

/** The manner that the cues of a clause give to a place in it; null if none reaches it. */
function mannerIn(plain: string, clause: Clause, span: Span): Manner | null {
  const reaching = nearby(clause.cues, span).filter(
    (found) => found.cue.manner !== 'none' && reaches(plain, clause, found, span),
  )
  const on = reaching.filter(({ cue }) => cue.direction === 'on')
  const nearest = on.at(-1)
  const others = on.slice(0, -1).filter((found) => nearest && governs(plain, found, nearest))
  const manners = [nearest, ...others, ...reaching.filter(({ cue }) => cue.direction === 'back')].map(
    (found) => found?.cue.manner,
  )
  if (manners.includes('past') && rejected(plain, clause)) return 'refused'
  return strength.find((manner) => manners.includes(manner)) ?? null
}

/** Whether an earlier cue still holds after a later one: `we do not want to have to`, but not `no portal, need video`. */
function governs(plain: string, earlier: FoundCue, later: FoundCue): boolean {
  if (earlier.cue.manner === 'must' && later.cue.manner === 'want') return true
  return !/[,:]|\band\b/.test(plain.slice(earlier.end, later.start))
}

/** Whether a cue speaks of a place: the place is on its side, within its bracket, and near enough. */
function reaches(plain: string, clause: Clause, { cue, start, end, bracket }: FoundCue, span: Span): boolean {
  const limits = bracket ?? clause
  if (Math.abs(start - span.start) > reachMax) return false
  if (span.start < limits.start || span.start >= limits.end) return false
  if (cue.direction === 'back')
    return start >= span.end && (isPlural(plain.slice(start, end)) || !plain.slice(span.end, start).includes(','))
  // The verb of a refusal can name the thing itself: `nobody prescribes`.
  if (cue.manner === 'refused' && span.start > start && span.end <= end) return true
  if (end > span.start) return false
  const between = plain.slice(end, span.start)
  if (cue.reach === 'part') return isOnePart(between, plain.slice(span.start, clause.end))
  return cue.manner !== 'refused' || isEnumeration(between)
}

/** Whether words after a `no` are still meant by it: nothing separates them, or an "or" joins them. */
function isOnePart(between: string, rest: string): boolean {
  const breaks = between.match(partBreak) ?? []
  const hard = breaks.filter((words) => words !== 'or' && words !== 'nor' && words !== '/')
  if (hard.length === 0) return between.length < 80
  const isJoined = /^[^,.;]{0,40},? (?:or|nor) /.test(rest) || /, ?(?:or|nor) /.test(between)
  return (
    isJoined &&
    hard.every((words) => words === ',') &&
    between.split(',').every((part) => part.trim().split(/\s+/).length <= 3)
  )
}

/** Whether words between a refusal and a thing are items of one list, rather than another statement. */
const isEnumeration = (between: string) =>
  between.split(',').every((item, at) => at === 0 || item.trim().split(/\s+/).length <= itemWordsMax)

/** Whether a predicate speaks of all things before it. */
const isPlural = (words: string) =>
  /\bare\b|\bare|\bwere\b|\bexpect\b|\bplease\b|\ball\b|'s it\b|\bnothing\b|\bby hand\b|\bgone\b|\bhated\b|\bdropped\b/.test(
    words,
  )

/** Whether a clause about the past tells that it ended badly. */
const rejected = (plain: string, clause: Clause) =>
  /\b(?:hated|dropped|gone|gave (?:it )?up|stopped|quit|no thanks|never again|didn't work|did not work|disaster|got rid)\b/.test(
    plain.slice(clause.start, Math.min(clause.end + rejectionMax, clause.start + clauseMax)).split(/[.!?\n]/)[0] ?? '',
  )

/** How far a cue reaches at most, in characters. */
const reachMax = 400
const itemWordsMax = 4
/** How far after a clause its ending is searched for, and how much of a long clause is, in characters. */
const rejectionMax = 80
const clauseMax = 400

const headingCues: readonly [Manner, RegExp][] = [
  [
    'refused',
    /\b(?:not|no|don't|dont|without|never|isn't|aren't)\b (?:\w+ ){0,2}(?:need|want|require|interest|important|priority|looking|use|do|send|pitch)|\bdeclined?\b|\bcan (?:do|live) without\b|\bnot needed\b|\bout of scope\b/,
  ],
  [
    'must',
    /\bmust\b|\brequire[ds]?\b|\brequirements?\b|\bessentials?\b|\bcritical\b|\bha(?:s|ve) to\b|\bwithout\b|\bmandatory\b|\bnon-?negotiables?\b|\bdeal-?breakers?\b/,
  ],
  ['past', /\b(?:tried|used to|previous(?:ly)?|history)\b/],
  [
    'want',
    /\bneeds?\b|\bwants?\b|\bwish|\blooking for\b|\bnice[- ]to[- ]have|\bwould (?:like|love|be)|\bfeatures?\b|\bshould\b|\bprefer|\bpriorit|\bideal|\bhop(?:e|ing)\b|\bplus\b|\basking for\b|\bgaps?\b/,
  ],
]

const mannerOfHeading = (words: string): Manner =>
  headingCues.find(([, pattern]) => pattern.test(words))?.[0] ?? 'stated'
