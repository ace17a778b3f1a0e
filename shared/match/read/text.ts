/** A text and its plain form of the same length, so that a place in one is the same place in the other. */
export interface Text {
  /** As the visitor wrote it. */
  original: string
  /** In lower case, with straight quotes, plain dashes, and plain spaces; for finding words. */
  plain: string
}

const plainSigns: readonly [RegExp, string][] = [
  [/[‘’ʼ`´]/g, "'"],
  [/[“”«»]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u00a0\u2000-\u200b\u202f\t\r]/g, ' '],
]

/** Makes the plain form. Letters that change their length in lower case stay as they are. */
export function textOf(original: string): Text {
  const lower = original.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase()
    return small.length === letter.length ? small : letter
  })
  return { original, plain: plainSigns.reduce((text, [sign, plain]) => text.replace(sign, plain), lower) }
}

/** The longest quote, in characters; a longer one is cut at the ends of words around what it is about. */
const quoteMax = 240

/** The visitor's own words from one place to another, without spaces and marks at their ends; they stand in the text. */
export function quoteOf({ original }: Text, span: Span, about: Span = span): string {
  const [start, end] = span.end - span.start > quoteMax ? around(original, span, about) : [span.start, span.end]
  return trimmed(original.slice(start, end))
}

export interface Span {
  start: number
  end: number
}

function around(text: string, span: Span, about: Span): [number, number] {
  const spare = Math.max(0, quoteMax - (about.end - about.start)) >> 1
  let start = Math.max(span.start, about.start - spare)
  let end = Math.min(span.end, about.end + spare)
  while (start > span.start && start < about.start && /\S/.test(text.charAt(start - 1))) start++
  while (end < span.end && end > about.end && /\S/.test(text.charAt(end))) end--
  return [start, end]
}

/** Without spaces, and without commas, semicolons, and colons, at both ends. */
function trimmed(words: string): string {
  let [start, end] = [0, words.length]
  while (start < end && /[\s,;:]/.test(words.charAt(start))) start++
  while (end > start && /[\s,;:]/.test(words.charAt(end - 1))) end--
  return words.slice(start, end)
}
