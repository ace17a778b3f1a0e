import type { Known, Stance } from './known'

/**
 * The address of one piece of knowledge, which a decision about it names: `providers`, `telehealth` (a feature),
 * `mental-health` (a kind of care), `otp` (a setting), `avoided:kipu`, `question:…`, `need:…`.
 */
export type SlotKey = string

/** The slots of which there is only one. */
export const singleSlots = [
  'organization',
  'providers',
  'prescribers',
  'growth',
  'sites',
  'budget',
  'current',
  'leaving',
  'country',
  'needsNoEmr',
] as const
export type SingleSlot = (typeof singleSlots)[number]

/** What the slots of each kind hold. */
type SlotItems = { [Kind in SingleSlot]: NonNullable<Known[Kind]> } & {
  area: Known['areas'][number]
  setting: Known['settings'][number]
  wish: Known['wishes'][number]
  avoided: Known['avoided'][number]
  question: Known['questions'][number]
  need: Known['needs'][number]
}

/** The kinds of slots: of a single one, its key. */
export type SlotKind = keyof SlotItems

/** One piece of knowledge with its address. */
export type Slot<Of extends SlotKind = SlotKind> = {
  [Kind in Of]: { key: SlotKey; kind: Kind; item: SlotItems[Kind] }
}[Of]

/** What is made of the values of each kind. */
export type OfEach<Result> = { readonly [Kind in SlotKind]: (value: SlotItems[Kind]['value']) => Result }

/** Every piece of knowledge, in the order in which people are shown them. */
export function slotsOf(known: Known): Slot[] {
  const single = (kind: SingleSlot): Slot[] => {
    const item = known[kind]
    return item ? [{ key: kind, kind, item } as Slot] : []
  }
  return [
    ...single('organization'),
    ...known.areas.map((item): Slot => ({ key: item.value, kind: 'area', item })),
    ...known.settings.map((item): Slot => ({ key: item.value, kind: 'setting', item })),
    ...(['providers', 'prescribers', 'growth', 'sites', 'budget'] as const).flatMap(single),
    ...known.wishes.map((item): Slot => ({ key: item.value.feature, kind: 'wish', item })),
    ...(['current', 'leaving'] as const).flatMap(single),
    ...known.avoided.map(
      (item): Slot => ({ key: `avoided:${item.value.id ?? item.value.name}`, kind: 'avoided', item }),
    ),
    ...known.questions.map((item): Slot => ({ key: `question:${item.value.text}`, kind: 'question', item })),
    ...known.needs.map((item): Slot => ({ key: `need:${item.value}`, kind: 'need', item })),
    ...(['country', 'needsNoEmr'] as const).flatMap(single),
  ]
}

const silent: readonly Stance[] = ['mentioned']

/**
 * What waits for a yes or a no: everything that was only read, but for mentions, from which nothing follows. A question
 * is open until it is answered or closed, whatever its origin.
 */
export function openSlots(known: Known): Slot[] {
  return slotsOf(known).filter(({ kind, item }) => {
    if (kind === 'wish' && silent.includes(item.value.stance)) return false
    if (kind === 'question') return item.value.closed === undefined
    return item.origin === 'read'
  })
}
