import { digitsOf, numberWord } from './number-words'

/** A text in a form that rules can read, which still knows where each of its parts stood. */
export interface Plain {
  /**
   * Lowercase, with plain dashes, quotes, and spaces, digits for number words, and commas in large numbers. Line breaks
   * stay.
   */
  text: string
  /** The visitor's own words behind a part of `text`. */
  quote: (start: number, end: number) => string
}

/** Longer texts are cut; the forms reject them anyway. */
const charactersMax = 10_000

/** A fraction in one character, after its whole number: `10½` is `10.50` instead of `101/2`. */
const fraction = /(?:\p{Nd} ?)?[¼-¾⅐-⅞↉]/gu
/** Groups of three digits after a space or an apostrophe: `1 200`, `1'200`, but not the parts of a phone number. */
const grouping = /(?<![\d.,]|[a-z]-)[1-9]\d{0,2}(?:( |')\d{3})(?:\1\d{3})*(?![' ]?\d|-\d{4})/g

/** What is rewritten, in this order. */
const rewrites: readonly [pattern: RegExp, to: (found: string) => string][] = [
  [fraction, withDecimals],
  [/[²³¹⁰-₎]/g, () => ''],
  [/[^\0-\x7f]/gu, (sign) => (!/\p{Nd}/u.test(sign) && /\d/.test(sign.normalize('NFKC')) ? ' ' : sign)],
  [/\p{Default_Ignorable_Code_Point}/gu, () => ''],
  [/\p{L}\p{M}+|[^\0-\x7f]|[A-Z]/gu, (sign) => sign.normalize('NFKC').replaceAll('⁄', '/').toLowerCase()],
  [/[‐-―−]/g, () => '-'],
  [/[‘’ʼ]/g, () => "'"],
  [/[“”]/g, () => '"'],
  [/[^\S\n]+/g, () => ' '],
  [/(?<! ) ?\n[ \n]*/g, () => '\n'],
  [grouping, (digits) => digits.replace(/[ ']/g, ',')],
  [numberWord, digitsOf],
]

/** Rewrites a text so that rules can read it. Linear in its length. */
export function plainOf(source: string): Plain {
  let mapped = asWritten(source.slice(0, charactersMax))
  for (const [pattern, to] of rewrites) mapped = rewritten(mapped, pattern, to)
  const { text, from, to } = mapped
  return {
    text,
    quote: (start, end) => source.slice(from[start] ?? source.length, to[Math.max(start, end - 1)] ?? 0).trim(),
  }
}

/** A text with the place in the source where each of its characters begins and ends. */
interface Mapped {
  text: string
  from: readonly number[]
  to: readonly number[]
}

const asWritten = (text: string): Mapped => ({
  text,
  from: Array.from({ length: text.length }, (_, at) => at),
  to: Array.from({ length: text.length }, (_, at) => at + 1),
})

function rewritten({ text, from, to }: Mapped, pattern: RegExp, rewrite: (found: string) => string): Mapped {
  const parts: string[] = []
  const [starts, ends]: [number[], number[]] = [[], []]
  let done = 0
  const copyTo = (end: number) => {
    parts.push(text.slice(done, end))
    for (; done < end; done++) {
      starts.push(from[done] ?? 0)
      ends.push(to[done] ?? 0)
    }
  }
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const written = rewrite(found)
    if (written === found) continue
    copyTo(index)
    done = index + found.length
    parts.push(written)
    for (let at = 0; at < written.length; at++) {
      starts.push(from[index] ?? 0)
      ends.push(to[done - 1] ?? 0)
    }
  }
  copyTo(text.length)
  return { text: parts.join(''), from: starts, to: ends }
}

function withDecimals(found: string): string {
  const [over = '0', under = '1'] = (found.at(-1) ?? '').normalize('NFKD').split('⁄')
  return (found.slice(0, -1).trim() || '0') + (Number(over) / Number(under)).toFixed(2).slice(1)
}
