import type { LeadDecisions, LeadReading, ReadingPoint } from '../../shared/admin/reading'
import { shownValue } from '../../shared/leads/reading/field'
import { decidedValue, disputed, openOf, settle } from '../../shared/match/terms/decisions'
import type { Contradiction, Known } from '../../shared/match/terms/known'
import { contradictionWords, slotLabel, slotText } from '../../shared/match/terms/slot-words'
import { type Slot, slotsOf } from '../../shared/match/terms/slots'
import type { StoredLead } from './admin-repository'
import { type DecisionRow, latestDecisions, newestOf } from './decision-repository'
import { readingOf } from './reading'

export function toReading(row: StoredLead, rows: readonly DecisionRow[]): LeadReading {
  const reading = readingOf(row)
  const known = settle(reading, row.decisions)
  const latest = latestDecisions(rows)
  const open = openOf(known)
  const isOpen = new Set(open.map(({ key }) => key))
  const slots = slotsOf(known)
  const dropped = slotsOf(reading).filter(({ key }) => latest.has(key) && !slots.some((slot) => slot.key === key))
  const points = [
    ...slots.map((slot) => pointOf(slot, isOpen.has(slot.key) ? 'open' : 'settled', known)),
    ...known.contradictions.filter((one) => !slots.some(({ key }) => key === disputed(one))).map(pointWithoutSlot),
    ...dropped.map((slot) => pointOf(slot, 'dropped', reading)),
  ]
  const quotes = new Map(slotsOf(reading).map(({ key, item }) => [key, item.quote]))
  return {
    points: points.map((point) => {
      const decision = latest.get(point.key)
      const isDecided = decision?.value !== undefined
      return {
        ...point,
        quote: point.quote ?? quotes.get(point.key) ?? null,
        decided: isDecided ? { by: decision.author, at: decision.at.toISOString() } : null,
      }
    }),
    open: open.length,
    unread: known.unread,
    sequence: newestOf(rows),
  }
}

export const toDecisions = (row: StoredLead, rows: readonly DecisionRow[]): LeadDecisions => ({
  ...toReading(row, rows),
  decisions: rows.map(({ sequence, act, key, value, author, at }) => ({
    sequence,
    act,
    key,
    value,
    by: author,
    at: at.toISOString(),
  })),
})

type Undecided = Omit<ReadingPoint, 'decided'>

function pointOf(slot: Slot, state: ReadingPoint['state'], known: Known): Undecided {
  const contradiction = known.contradictions.find((one) => disputed(one) === slot.key)
  return {
    key: slot.key,
    kind: slot.kind,
    label: slotLabel(slot),
    text: slotText(slot),
    value: decidedValue(slot),
    entered: shownValue(slot),
    state,
    origin: slot.item.origin,
    quote: slot.item.quote,
    contradiction: contradiction ? contradictionWords(contradiction).sides : null,
    answer: slot.kind === 'question' ? slot.item.value.answer : null,
  }
}

/** A feature that is wished and refused has no slot of its own. */
function pointWithoutSlot(contradiction: Contradiction): Undecided {
  const { label, sides } = contradictionWords(contradiction)
  return {
    key: disputed(contradiction),
    kind: 'wish',
    label,
    text: '',
    value: null,
    entered: '',
    state: 'open',
    origin: 'read',
    quote: null,
    contradiction: sides,
    answer: null,
  }
}
