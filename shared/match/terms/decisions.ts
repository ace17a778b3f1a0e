import { addressOf, type Decision } from './decision-schema'
import type { Contradiction, Item, Known, Question } from './known'
import { openSlots, type SingleSlot, type Slot, type SlotKey, type SlotKind, singleSlots, slotsOf } from './slots'

/**
 * What is known of a practice once people have decided: what they said yes to, or put in its place, is `confirmed`,
 * what they dropped is gone, and a contradiction about a slot that was decided is settled. Of several decisions about
 * the same slot the last one counts. Decisions about slots that are no longer read still count; null ones then do
 * nothing.
 */
export function settle(known: Known, decisions: readonly Decision[]): Known {
  const latest = new Map(decisions.map(({ key, value }) => [key, value]))
  const byKey = [...latest].sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    ...byKey.reduce(decide, known),
    contradictions: known.contradictions.filter((contradiction) => !latest.has(disputed(contradiction))),
  }
}

/** The slot that a contradiction is about. */
export const disputed = (contradiction: Contradiction): SlotKey =>
  contradiction.kind === 'wish' ? contradiction.feature : contradiction.kind

/** Something that waits for a decision: a slot, a contradiction about one, or both. */
export interface Open {
  key: SlotKey
  slot: Slot | null
  contradiction: Contradiction | null
}

/** What waits for a decision, each slot once. */
export function openOf(known: Known): Open[] {
  const open = new Map<SlotKey, Open>(openSlots(known).map((slot) => [slot.key, { ...nothing, key: slot.key, slot }]))
  for (const contradiction of known.contradictions) {
    const key = disputed(contradiction)
    const slot = slotsOf(known).find((known) => known.key === key) ?? null
    open.set(key, { key, slot, contradiction })
  }
  return [...open.values()]
}

const nothing = { slot: null, contradiction: null }

/** The value that a decision has when the slot is right as it is. */
export function decidedValue({ kind, item }: Slot): unknown {
  if (kind === 'area' || kind === 'setting' || kind === 'need') return true
  if (kind === 'wish') return item.value.stance
  if (kind === 'question') return { closed: null, answer: item.value.answer }
  return item.value
}

/** The lists in which slots of these kinds stand. */
export const lists = {
  area: 'areas',
  setting: 'settings',
  wish: 'wishes',
  avoided: 'avoided',
  question: 'questions',
  need: 'needs',
} as const

type ListKind = keyof typeof lists

const isSingle = (kind: SlotKind): kind is SingleSlot => (singleSlots as readonly string[]).includes(kind)

function decide(known: Known, [key, value]: [SlotKey, unknown]): Known {
  const address = addressOf(key)
  if (!address) return known
  const { kind } = address
  if (isSingle(kind)) return { ...known, [kind]: value === null ? null : confirmed(value, known[kind]) }
  const items: readonly Item<unknown>[] = known[lists[kind]]
  const former = slotsOf(known).flatMap((slot) => (slot.key === key ? [slot.item as Item<unknown>] : []))
  const decided = value === null ? [] : [confirmed(listed(key, address.words, kind, value, former[0]), former[0])]
  const at = former[0] ? items.indexOf(former[0]) : items.length
  const others = items.slice(at).filter((item) => !former.includes(item))
  return { ...known, [lists[kind]]: [...items.slice(0, at), ...decided, ...others] }
}

/** The quotation stays only with the value that it supports. */
function confirmed(value: unknown, former: Item<unknown> | null | undefined): Item<unknown> {
  const quote = former && sameValue(former.value, value) ? former.quote : null
  return { value, origin: 'confirmed', quote }
}

function listed(key: SlotKey, words: string, kind: ListKind, value: unknown, former: Item<unknown> | undefined) {
  if (kind === 'area' || kind === 'setting') return key
  if (kind === 'wish') return { feature: key, stance: value }
  if (kind === 'need') return words
  if (kind === 'avoided') return value
  const { closed, answer } = value as { closed: Question['closed'] | null; answer: string | null }
  if (closed) return { text: words, answer, closed }
  return { text: words, answer: (former?.value as Question | undefined)?.answer ?? answer }
}

/** Whether two values hold the same, in whatever order of their keys. */
export const sameValue = (one: unknown, other: unknown) => canonical(one) === canonical(other)

const canonical = (value: unknown) =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
