import { firstIndex } from '../../ordered'
import { clausesOf } from './breaks'
import type { Manner } from './cues/cue'
import { mannerIn } from './scope'
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

const isWishing = (manner: Manner | 'none') => manner === 'must' || manner === 'want' || manner === 'lacking'

// cspell:disable: words and parts of words, as visitors write them.

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

/** The manner that an introduction gives to the items below it, or after it. */
const mannerOfHeading = (words: string): Manner =>
  headingCues.find(([, pattern]) => pattern.test(words))?.[0] ?? 'stated'
