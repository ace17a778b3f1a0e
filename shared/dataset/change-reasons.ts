import type { Fact, Vendor } from '../catalogue'
import { factByKey } from '../catalogue/facts'
import type { Change, reasons } from '../catalogue/history'
import { capitalized } from '../words'

/** The kinds of reasons in words, under which changes are counted. */
const reasonWords: Readonly<Record<(typeof reasons)[number], string>> = {
  source: 'source found or replaced',
  review: 'reviewed by us',
  correction: 'corrected by a reader',
  vendor: 'corrected by the vendor',
  decay: 'not rechecked for too long',
}

/** The kind of reason of a change that leaves the meaning as it was: it is shown and counted apart from the others. */
export const rewording = 'put in other words'

/** The kind of reason of a change: of one that came from our own review, what the review did. */
export function whyWords({ why, wording, from, to }: Pick<Change, 'why' | 'wording' | 'from' | 'to'>): string {
  if (wording) return rewording
  if (why !== 'review') return reasonWords[why]
  if (to.basis === 'not-applicable') return 'found not to apply to the product'
  const isWeaker = to.basis === 'unknown' || (from.basis === 'sourced' && to.basis !== 'sourced')
  return isWeaker ? 'value or source withdrawn' : 'corrected in our own review'
}

/** What led to a change, as closely as the record tells. */
export function changeReason(vendor: Vendor, change: Change) {
  const fact = presentFact(vendor, change)
  const source = change.note || change.wording || change.why !== 'source' ? undefined : fact?.source
  const said = fact && source && (partOf(fact) ?? (source.via && !isAnswer(fact) && source.rests))
  return {
    words: source?.name ?? change.note ?? sentenceOf(change, fact?.note),
    /** The address of the page that led to it, whose title the words then are. */
    url: source?.url ?? null,
    /** Whether the page only repeats another one, or we know it by a copy. */
    secondhand: Boolean(source?.via),
    /** Which part it is, for a partial answer, or what a secondhand source says of a value that is no yes or no. */
    said: said || null,
  }
}

/** What there is of a partial answer: the beginning of its note, which then says what is missing. */
function partOf({ value, note }: Fact<unknown>): string | undefined {
  return value === 'partly' ? note?.replace(/;.*/s, '.') : undefined
}

const isAnswer = ({ value }: Fact<unknown>) => typeof value === 'boolean'

/** The record has only the present note and source of a value, so a value that has changed again has none. */
function presentFact(vendor: Vendor, { field, to }: Change): Fact<unknown> | undefined {
  const fact = factByKey(vendor, field)?.fact
  return fact && JSON.stringify(fact.value) === JSON.stringify(to.value) ? fact : undefined
}

function sentenceOf({ why, wording, from, to }: Change, note: string | undefined): string {
  if (wording) return 'Only the wording changed.'
  if (why === 'source') return 'Source since replaced.'
  if (why !== 'review') return `${capitalized(reasonWords[why])}.`
  if (note) return note
  if (to.basis === 'not-applicable') return 'The product is of another kind.'
  if (to.basis === 'unknown' && from.basis === 'unverified') return 'The old value had no source, and we found none.'
  if (from.basis === 'sourced' && to.basis !== 'sourced') return 'We no longer rely on the earlier source.'
  return `${capitalized(reasonWords[why])}.`
}
