import { firstIndex } from '../../ordered'

interface Span {
  start: number
  end: number
}

/** Whether a mention between two positions of the clause is declined. */
export type IsDeclined = (start: number, end: number) => boolean

const notNeeded = [
  /(?:\b(?:not|dont|never|no longer)|n['’]t)\s+(?:[a-z]+\s+){0,2}?(?:need|want|require|care|look|interest|necessar)[a-z]*/gi,
  /\bno (?:need|interest|use)\b|\bwithout\b|\brather not\b/gi,
]
const notDone =
  /(?:\b(?:not|dont|never|no longer)|n['’]t)\s+(?:[a-z]+\s+){0,2}?(?:use|using|bill|offer|provide|have|run|do|take|accept)\b/gi
const theSystem = /\b(?:system|software|emr|ehr|vendor|product|platform|tool|it)\b/gi
const directlyDenied = /\b(?:no|not an?|not any|non|nor)[\s-]+(?:[a-z]+[\s-]+){0,2}$/i
const lacking = /\b(?:has|have|had|with|is|offers|got)\s+no\s+(?:[a-z]+[\s-]+){0,2}$/i
const laterDenied =
  /\b(?:is|are)(?: not|n['’]t)\b|\bnot (?:needed|necessary|required|important|a priority)\b|\bunnecessary\b/gi
const referredToAsNotNeeded = /(?:\bnot|n['’]t) (?:need|want|require) (?:it|that|this|them|one)\b/gi
const insisted = /\b(?:must|essential|required|critical|needed|important)\b/gi
const separator = /,|\band\b/gi

/** How far before a mention a direct negation is searched for: enough for it and two more words. */
const lookBackChars = 120

/**
 * Parses a clause once, so the time grows linearly with the number of mentions. A negation applies from its end to the
 * end of the clause, everything else within the mention's own part between commas and "and".
 */
export function readClause(clause: string): IsDeclined {
  const separators = spansOf(separator, clause)
  const [denials, insistences] = [spansOf(laterDenied, clause), spansOf(insisted, clause)]
  const lastReference = spansOf(referredToAsNotNeeded, clause).at(-1)?.start ?? -1
  const negatedFrom = startOfNegation(clause)

  return (start, end) => {
    const next = startingAt(separators, end)
    const partEnd = separators[next]?.start ?? clause.length
    const isFollowedBy = (spans: readonly Span[]) =>
      (spans[startingAt(spans, end)]?.end ?? Number.POSITIVE_INFINITY) <= partEnd
    if (isFollowedBy(denials) || lastReference >= end) return true
    const windowStart = Math.max(0, start - lookBackChars)
    if (lacking.test(clause.slice(windowStart, start))) return false
    const partStart = separators[startingAt(separators, start) - 1]?.end ?? 0
    if (directlyDenied.test(clause.slice(Math.max(windowStart, partStart), start))) return true
    return !isFollowedBy(insistences) && negatedFrom <= start
  }
}

/** Where the first negation ends: "we don't need", or "we don't use" if no system is named before it. */
function startOfNegation(clause: string): number {
  const systemEnd = spansOf(theSystem, clause)[0]?.end ?? Number.POSITIVE_INFINITY
  const done = spansOf(notDone, clause)[0]
  const ends = notNeeded.map((pattern) => spansOf(pattern, clause)[0]?.end ?? Number.POSITIVE_INFINITY)
  return Math.min(...ends, done && done.start < systemEnd ? done.end : Number.POSITIVE_INFINITY)
}

function spansOf(pattern: RegExp, text: string): Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length }))
}

const startingAt = (spans: readonly Span[], place: number) => firstIndex(spans, ({ start }) => start >= place)
