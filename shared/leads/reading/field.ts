import type { Option } from '../../forms/field'
import { headCountText, slotText } from '../../match/terms/slot-words'
import type { OfEach, Slot, SlotKey, SlotKind } from '../../match/terms/slots'

/** The questions under which the form asks. */
export const groups = [
  ['organization', 'What kind of organization are you?'],
  ['people', 'How many people give care?'],
  ['budget', 'What may it cost?'],
  ['needs', 'What do you need?'],
  ['system', 'What do you use now?'],
  ['avoided', 'Which systems do you not want?'],
  ['questions', 'What did you ask us?'],
] as const
export type Group = (typeof groups)[number][0]

/** One control of the form that shows what was read of a request. */
export interface ReadingField {
  /** Boxes of one list share a name, and differ in their value. */
  name: string
  group: Group
  label: string
  control: 'text' | 'select' | 'box'
  kind: SlotKind
  /** The slot that it shows; null for a field that adds one. */
  key: SlotKey | null
  /** What the control holds; of a box, what it sends. */
  value: string
  /** Of a box. */
  isChecked: boolean
  options: readonly Option[]
  hint: string
  /** Whether it offers the names of systems. */
  isSystem: boolean
  /** The visitor's words that the suggestion rests on. */
  quote: string | null
  /** Two things that they said and that do not go together. */
  contradiction: readonly [string, string] | null
  /** Whether it waits for a yes. */
  isOpen: boolean
  /** The value of a decision that says yes; undefined where there is nothing to say yes to. */
  accepts: unknown
}

/** What a control holds where it is not what the slot says. */
const shown: Partial<OfEach<string>> = {
  organization: String,
  needsNoEmr: String,
  growth: ({ to }) => `${to}`,
  leaving: String,
  sites: String,
  wish: ({ stance }) => stance,
  budget({ monthly, shareOfRevenue, from }) {
    if (shareOfRevenue) return `${headCountText(shareOfRevenue)}%`
    return monthly ? headCountText(monthly) : from
  },
}

/** What a control holds for a slot. */
export function shownValue<Of extends SlotKind>(slot: Slot<Of>): string {
  return shown[slot.kind]?.(slot.item.value) ?? slotText(slot)
}
