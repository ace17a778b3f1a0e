import type { Span, Text } from './text'

/** A sentence, or an item of a list, with the introduction that it stands under. */
export interface Sentence extends Span {
  /** The introduction of the list that it is an item of, such as `We do not need:`. */
  heading: Span | null
  /** Whether it asks. */
  asks: boolean
  /** Which paragraph it is in. */
  paragraph: number
}

/** The mark before an item: a dash, a bullet, a number, or a letter. */
const itemMark =
  /^\s*(?:[-*+\u2022\u25cf\u25aa\u25e6\u2023\u00b7\u2713\u2610]\s*(?=[\p{L}\d])|\(?\d{1,2}[.)]\s+|\(?[a-z]\)\s+)/u
/** A break of a line, or a bullet within one, which begins an item. */
const lineBreak = /\n|\s(?=[\u2022\u25cf\u25aa\u25e6\u2023]\s)/g
/** The end of a sentence. Capitals cannot help, as many write without them. */
const sentenceEnd = /(?<![.!?])[.!?]+["')\]]{0,3}(?=\s|$)|[?!](?=[a-z])/g
const abbreviation = /\b(?:e\.g|i\.e|vs|approx|incl|dr|mr|mrs|ms|st|dept|inc|etc|ext|lic|hrs?|yrs?)$/
/** A reply to the words before it, which belongs to them: `AI? No.` */
const reply =
  /^\W*(?:no|nope|none|never|no,? thanks|no thank you|no way|not needed|not for us|yes|yes,? please|please|must|a must|definitely|absolutely)\W*$/
const repliedMax = 60
/** Words before a colon, with no other mark in them. */
const headed = /^[^:.!?;,()]{1,40}:(?=\s+\S)/
/** A longer line without a mark is prose, not an item or a heading. */
const shortLine = 80

const asking =
  /^\W*(?:so |and |but |also |or )?(?:(?:is|are|do|does|did|can|could|should|would|will|has|have|am)(?:n't)? (?:there|we|i|you|it|its|that|this|they|the|any|an?|anyone|anybody|someone|my|our|their|or)\b|(?:who|what|which|when|where|why|how|whose)(?:'s|'re)? (?!\w+ (?:is|are) (?:that|because))[a-z])/
/** Sentences that ask without a mark of it. */
const wonders =
  /\b(?:(?:want|need|like|love|trying|try|hoping|curious) to (?:know|understand|find out|hear|learn) (?:whether|if|what|which|who|how|when|why|where)|wondering (?:whether|if|what|which|who|how|why)|(?:my|our|the|one|another|first|second|only|real) questions? (?:is|are|for you)|tell (?:me|us) (?:whether|if|what|which|who|how|when|why)|find out (?:whether|if|what|which|how)|asks? (?:whether|if)|what (?:i|we) (?:want|need) to know|curious (?:whether|if|what|how)|not sure (?:whether|if))\b/

/** The sentences of a text in their order. Items of lists stand under the introduction above them. Linear. */
export function sentencesOf({ plain }: Text): Sentence[] {
  const found: Sentence[] = []
  let heading: Span | null = null
  let isOpen = false
  let paragraph = 0
  for (const line of linesOf(plain)) {
    const words = plain.slice(line.start, line.end)
    if (words.trim() === '') {
      paragraph++
      isOpen &&= found.at(-1)?.heading == null
      if (!isOpen) heading = null
      continue
    }
    const mark = itemMark.exec(words)?.[0]
    const isItem = mark !== undefined || (isOpen && words.length <= shortLine && !/[.!?:]\s*$/.test(words))
    if (!isItem) {
      heading = null
      isOpen = false
    }
    const sentences = inLine(plain, { start: line.start + (mark?.length ?? 0), end: line.end })
    found.push(
      ...sentences.map((span) => ({
        ...span,
        heading: heading ?? headingWithin(plain, span),
        asks: asksIn(plain, span),
        paragraph,
      })),
    )
    const last = sentences.at(-1)
    if (!isItem && last && isIntroduction(plain.slice(last.start, last.end))) {
      heading = last
      isOpen = words.trimEnd().endsWith(':')
    }
  }
  return found
}

/** A short heading in front of its items, in the same sentence: `Not needed: a portal`. */
function headingWithin(plain: string, { start, end }: Span): Span | null {
  const words = headed.exec(plain.slice(start, end))?.[0]
  return words === undefined ? null : { start, end: start + words.length }
}

function linesOf(plain: string): Span[] {
  const breaks = [...plain.matchAll(lineBreak)].map(({ index }) => index)
  return [-1, ...breaks].map((before, at) => ({ start: before + 1, end: breaks[at] ?? plain.length }))
}

/** Whether items may follow below: it ends with a colon, or is a short line without a mark at its end. */
const isIntroduction = (words: string) =>
  words.trimEnd().endsWith(':') || (words.length <= shortLine && !/[.!?]\s*$/.test(words))

function inLine(plain: string, { start, end }: Span): Span[] {
  const line = plain.slice(start, end)
  const spans: Span[] = []
  let from = 0
  for (const { 0: mark, index } of line.matchAll(sentenceEnd)) {
    if (mark === '.' && abbreviation.test(line.slice(Math.max(0, index - 8), index))) continue
    spans.push({ start: start + from, end: start + index + mark.length })
    from = index + mark.length
  }
  spans.push({ start: start + from, end })
  const withWords = spans.filter((span) => /[\p{L}\p{N}]/u.test(plain.slice(span.start, span.end)))
  return withWords.reduce<Span[]>((joined, span) => {
    const before = joined.at(-1)
    if (before && reply.test(plain.slice(span.start, span.end)) && before.end - before.start <= repliedMax)
      return [...joined.slice(0, -1), { start: before.start, end: span.end }]
    joined.push(span)
    return joined
  }, [])
}

/** A sentence asks by its mark, by the order of its words, or by saying what somebody wants to know. */
function asksIn(plain: string, { start, end }: Span): boolean {
  const words = plain.slice(start, end).trim()
  if (/\?["')\]]*$/.test(words)) return true
  return !words.endsWith(':') && (asking.test(words) || wonders.test(words))
}
