import { firstIndex } from '../../ordered'
import type { Clause, FoundCue } from './breaks'
import type { Manner } from './cues/cue'
import type { Span } from './text'

/** Where another part of an enumeration begins. */
const partBreak = /,|\b(?:and|plus|so|with|for|from|in|as well as|or|nor)\b|[:/]/g

/** If several reach a place, the first of these counts. */
const strength: readonly Manner[] = ['refused', 'past', 'others', 'must', 'want', 'lacking', 'unsure']

/** How far a cue reaches at most, in characters. */
const reachMax = 400
const itemWordsMax = 4
/** How far after a clause its ending is searched for, and how much of a long clause is, in characters. */
const rejectionMax = 80
const clauseMax = 400
/** How many cues before a place, and how many after it, can speak of it; this keeps long clauses linear. */
const cuesMax = 8

function nearby(found: readonly FoundCue[], span: Span): readonly FoundCue[] {
  const at = firstIndex(found, ({ start }) => start >= span.start)
  return found.slice(Math.max(0, at - cuesMax), at + cuesMax)
}

/** The manner that the cues of a clause give to a place in it; null if none reaches it. */
export function mannerIn(plain: string, clause: Clause, span: Span): Manner | null {
  const reaching = nearby(clause.cues, span).filter(
    (found) => found.cue.manner !== 'none' && reaches(plain, clause, found, span),
  )
  const on = reaching.filter(({ cue }) => cue.reach !== 'back')
  const nearest = on.at(-1)
  const others = on.slice(0, -1).filter((found) => nearest && governs(plain, found, nearest))
  const manners = [nearest, ...others, ...reaching.filter(({ cue }) => cue.reach === 'back')].map(
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
  if (cue.reach === 'back')
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
