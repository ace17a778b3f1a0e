// @ts-check

/** A piece longer than this may be wider than a table column on a phone and has to break somewhere. */
export const longestWhole = 24

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)'
const number = String.raw`\$?\d[\d,.]{0,9}(?:[-–]\$?\d[\d,.]{0,9})?%?`
const unit =
  '(?:per|million|minutes?|hours?|(?:business )?days?|weeks?|months?|years?|systems?|vendors?|providers?|clinicians?|users?|people|patients?|clients?|payers?|charts?)'

/** What stays whole in spite of its spaces, and the words without a digit of which one part is only a syllable. */
const phrases = [
  // `November 3, 2026`, `Nov 3`, `May 2026`
  String.raw`${month} (?:\d{1,2}, \d{4}|\d{1,4})\b`,
  // `42 CFR Part 2`, `45 CFR 170.315`, `SB 5361`, `SOC 2`, `Part D`, `§ 2.31`
  String.raw`(?:\d{1,3} )?[A-Z]{2,6} (?:Part )?\d[\d.]{0,12}|\d{1,3} CFR\b|Part (?:\d{1,4}|[A-Z])\b|§ \d[\d.]{0,12}`,
  // `(b)(10)`, `(c)(1)-(3)`, `(9)-(10)`, between whose parentheses browsers break lines too
  String.raw`(?:\([a-h]\))?\(\d{1,2}\)-\(\d{1,2}\)|\([a-h]\)\(\d{1,2}\)`,
  // `Kipu EMR`, `Our figure`, `Not verified`
  String.raw`[A-Z][A-Za-z]{1,12} E[MH]R\b|Our figure\b|Not verified\b`,
  // `version 2.10`, `version R6`
  String.raw`(?:version|Version) [vR]?\d[\d.]{0,12}`,
  // `5 minutes`, `18 systems`, `$49 per`, `30-50% per`
  String.raw`${number} ${unit}\b`,
  // `C-CDA`, also in `C-CDA/CSV`, and `PHQ-A`
  String.raw`[A-Z]{1,5}-[A-Z]{1,5}\b(?!-)`,
  String.raw`(?:[Ii]n-(?:person|Person)|[Gg]o-[Ll]ive|[Ee]-(?:prescrib|Prescrib)[a-z]{1,5})\b`,
]

/** A phrase, or a word without the bracket or quotation mark in front of it. */
const words = new RegExp(String.raw`(?<phrase>${phrases.join('|')})|[^\s("“]+`, 'g')

/** Browsers break lines after both. */
const dash = /[-–]/
const digit = /\d/

/**
 * A text in pieces, in order; a whole piece must not be broken by the end of a line. Browsers break lines at spaces and
 * after hyphens, which splits dates, citations, and amounts from their units, and codes such as `GAD-7`, ranges such as
 * `30-50%`, and email addresses. No two pieces in a row are ordinary text.
 * @param {string} text
 * @returns {{ text: string, whole: boolean }[]}
 */
export function wholePieces(text) {
  const pieces = []
  let end = 0
  for (const { 0: word, index, groups } of text.matchAll(words)) {
    if (word.length > longestWhole || !(groups?.phrase || isCode(word))) continue
    if (index > end) pieces.push({ text: text.slice(end, index), whole: false })
    pieces.push({ text: word, whole: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), whole: false })
  return pieces
}

/**
 * Addresses of pages may break at their slashes. Placeholders that are filled in later, `{{…}}`, are not words yet.
 * @param {string} word
 */
function isCode(word) {
  const isAddress = word.includes('@') && word.includes('-')
  return (isAddress || (dash.test(word) && digit.test(word))) && !word.includes('/') && !word.includes('{{')
}
