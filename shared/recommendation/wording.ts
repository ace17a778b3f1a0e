/** What a description says of a thing: wanted, expressly not wanted, or (undefined) nothing. */
type Mention = 'wanted' | 'declined' | undefined

const clauseBreak =
  /[.;!?\n]+|\b(?:but|however|although|though|whereas|instead|just|only)\b|,\s*(?=(?:and |so )?(?:we|i|it|our|they)\b)|\b(?:and|we|i)\s+(?=(?:do |really |definitely |absolutely )?(?:need|want|must|require))/i

const notNeeded =
  /(?:\b(?:not|dont|never|no longer)|n['’]t)\s+(?:[a-z]+\s+){0,2}?(?:need|want|require|care|look|interest|necessar)[a-z]*|\bno (?:need|interest|use)\b|\bwithout\b|\brather not\b/
const notDone =
  /(?:\b(?:not|dont|never|no longer)|n['’]t)\s+(?:[a-z]+\s+){0,2}?(?:use|using|bill|offer|provide|have|run|do|take|accept)\b/
const theSystem = /\b(?:system|software|emr|ehr|vendor|product|platform|tool|it)\b/
const directlyDenied = /\b(?:no|not an?|not any|non|nor)[\s-]+(?:[a-z]+[\s-]+){0,2}$/
const lacking = /\b(?:has|have|had|with|is|offers|got)\s+no\s+(?:[a-z]+[\s-]+){0,2}$/
const laterDenied =
  /\b(?:is|are)(?: not|n['’]t)\b|\bnot (?:needed|necessary|required|important|a priority)\b|\bunnecessary\b/
const referredToAsNotNeeded = /(?:\bnot|n['’]t) (?:need|want|require) (?:it|that|this|them|one)\b/
const insisted = /\b(?:must|essential|required|critical|needed|important)\b/

/**
 * Whether `text` asks for what `pattern` names. Negation holds to the end of its clause ("we don't need telehealth or a
 * portal"), a lack in the present system counts as a wish ("our EMR does not have a portal"), and one plain wish
 * outweighs a refusal elsewhere. `pattern` must be global and case-insensitive.
 */
export function mentionOf(text: string, pattern: RegExp): Mention {
  let found: Mention
  for (const clause of text.split(clauseBreak)) {
    for (const match of clause.matchAll(pattern)) {
      if (!isDeclined(clause.toLowerCase(), match.index, match.index + match[0].length)) return 'wanted'
      found = 'declined'
    }
  }
  return found
}

function isDeclined(clause: string, start: number, end: number): boolean {
  const before = clause.slice(0, start)
  const segmentBefore = before.split(/,|\band\b/).at(-1) ?? ''
  const segmentAfter = clause.slice(end).split(/,|\band\b/)[0] ?? ''
  if (laterDenied.test(segmentAfter) || referredToAsNotNeeded.test(clause.slice(end))) return true
  if (lacking.test(before)) return false
  if (directlyDenied.test(segmentBefore)) return true
  return !insisted.test(segmentAfter) && isNegated(before)
}

function isNegated(before: string): boolean {
  if (notNeeded.test(before)) return true
  const done = notDone.exec(before)
  return done !== null && !theSystem.test(before.slice(0, done.index))
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** `$1,068`; cents only where there are some. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US', { maximumFractionDigits: 2, minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`
}

/** The visitor's own words on one line, cut where they go on too long to be read inside a sentence. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return `"${line.length > 80 ? `${line.slice(0, 79)}…` : line}"`
}
