import { addressOf } from '../../../shared/match/terms/decision-schema'
import { lists, settle } from '../../../shared/match/terms/decisions'
import { type Contradiction, type Item, type Known, nothingKnown, type Wish } from '../../../shared/match/terms/known'
import { type Slot, slotsOf } from '../../../shared/match/terms/slots'
import type { ModelItem } from './check'

/**
 * What the built-in reader knows, with a model's items as suggestions where it knows nothing. An item replaces and
 * removes nothing; one that wishes what the reader found refused, or the other way around, becomes a contradiction.
 */
export const withModelItems = (known: Known, items: readonly ModelItem[]): Known => items.reduce(withItem, known)

function withItem(known: Known, item: ModelItem): Known {
  const suggested = slotOf(item)
  if (!suggested) return known
  const slots = slotsOf(known)
  const former = slots.find(({ key }) => key === suggested.key)
  if (former?.kind === 'wish' && suggested.kind === 'wish') {
    const contradiction = contradictionOf(former.item, suggested.item)
    return contradiction ? { ...known, contradictions: [...known.contradictions, contradiction] } : known
  }
  if (former || slots.some((slot) => saysTheSame(slot, suggested))) return known
  const { kind } = suggested
  return kind in lists
    ? { ...known, [listOf(kind)]: [...known[listOf(kind)], suggested.item] }
    : { ...known, [kind]: suggested.item }
}

const listOf = (kind: Slot['kind']) => lists[kind as keyof typeof lists]

/** An item as a slot; null if this version of the program has none for it. */
function slotOf({ key, value, quote }: ModelItem): Slot | null {
  const [slot] = addressOf(key) ? slotsOf(settle(nothingKnown, [{ key, value }])) : []
  return slot ? ({ ...slot, item: { ...slot.item, origin: 'read', quote } } as Slot) : null
}

/** Between what was read in the text twice. What was chosen in a form is not disputed. */
function contradictionOf(former: Item<Wish>, suggested: Item<Wish>): Contradiction | null {
  const { feature, stance } = former.value
  if (former.origin !== 'read' || stance === 'mentioned') return null
  if ((stance === 'refused') === (suggested.value.stance === 'refused')) return null
  const [one, other] = [former.quote ?? '', suggested.quote ?? '']
  const [wished, refused] = stance === 'refused' ? [other, one] : [one, other]
  return { kind: 'wish', feature, wished, refused }
}

/** Questions and needs are the visitor's words, of which the two readers may take more or less. */
function saysTheSame({ kind, item }: Slot, other: Slot): boolean {
  if (kind !== other.kind || (kind !== 'question' && kind !== 'need')) return false
  const [one, another] = [plain(item.quote), plain(other.item.quote)]
  return one.includes(another) || another.includes(one)
}

const plain = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').toLowerCase()
