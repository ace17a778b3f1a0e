import { areas, areaWords, settings, settingWords } from '../../match/terms/care'
import { decidedValue, type Open, openOf } from '../../match/terms/decisions'
import { type FeatureKey, featureKeys, featureLabel } from '../../match/terms/features'
import type { Known } from '../../match/terms/known'
import * as words from '../../match/terms/slot-words'
import { type SingleSlot, type Slot, type SlotKey, type SlotKind, slotsOf } from '../../match/terms/slots'
import { capitalized } from '../../words'
import { type Group, type ReadingField, shownValue } from './field'
import { optionsOfKind } from './options'

interface Context {
  slots: readonly Slot[]
  /** The words that suggestions rest on, which stay with a slot when its value is changed. */
  quotes: ReadonlyMap<SlotKey, string | null>
  open: ReadonlyMap<SlotKey, Open>
}

type More = Partial<Omit<ReadingField, 'options'>> & { options?: ReadingField['options'] | undefined }

/**
 * The fields that show what is known of a request, filled in, and those that add to it. Each suggestion stands beside
 * the words that it rests on in `reading`, which is the same before anybody decided.
 */
export function readingFields(known: Known, reading: Known): ReadingField[] {
  const context: Context = {
    slots: slotsOf(known),
    quotes: new Map(slotsOf(reading).map(({ key, item }) => [key, item.quote])),
    open: new Map(openOf(known).map((one) => [one.key, one])),
  }
  const single = (kind: SingleSlot, group: Group, more: More) => singleField(context, kind, group, more)
  const ifKnown = (kind: SingleSlot, group: Group, more: More) =>
    context.slots.some(({ key }) => key === kind) ? [single(kind, group, more)] : []
  return [
    single('organization', 'organization', { options: optionsOfKind('organization') }),
    ...boxes(context, 'area', areas, areaWords),
    ...boxes(context, 'setting', settings, settingWords),
    ...ifKnown('country', 'organization', {}),
    single('providers', 'people', { hint: 'A number, or a range such as 2-10.' }),
    single('prescribers', 'people', { hint: 'A number, "some", or "none".' }),
    ...ifKnown('sites', 'people', { hint: 'A number.' }),
    ...ifKnown('growth', 'people', { hint: 'How many people who give care you expect.' }),
    single('budget', 'budget', { hint: 'In dollars, such as 400 or 400-600; or a share, such as 5%.' }),
    perField(known),
    ...wishFields(context),
    ...ownBoxes(context, 'need', 'needs'),
    adding('need', 'needs', 'Something that is not in the list'),
    single('current', 'system', { isSystem: true }),
    single('leaving', 'system', { options: optionsOfKind('leaving') }),
    ...ifKnown('needsNoEmr', 'system', { options: optionsOfKind('needsNoEmr') }),
    ...ownBoxes(context, 'avoided', 'avoided'),
    { ...adding('avoided', 'avoided', 'Another system'), isSystem: true },
    ...ownBoxes(context, 'question', 'questions'),
    adding('question', 'questions', 'Another question'),
  ]
}

const blank = {
  control: 'text',
  key: null,
  value: '',
  isChecked: false,
  options: [],
  hint: '',
  isSystem: false,
  quote: null,
  contradiction: null,
  isOpen: false,
  accepts: undefined,
} as const satisfies More

/** What a field says of a slot, or of the place where none is. */
function standing({ slots, quotes, open }: Context, key: SlotKey) {
  const slot = slots.find((one) => one.key === key)
  const contradiction = open.get(key)?.contradiction
  return {
    key,
    quote: slot?.item.quote ?? quotes.get(key) ?? null,
    contradiction: contradiction ? words.contradictionWords(contradiction).sides : null,
    isOpen: slot !== undefined && open.has(key) && isToConfirm(slot),
    accepts: slot && decidedValue(slot),
  }
}

/** That a question which they confirmed waits for its answer is our affair. */
const isToConfirm = ({ kind, item }: Slot) => kind !== 'question' || item.origin === 'read'

function singleField(context: Context, kind: SingleSlot, group: Group, more: More): ReadingField {
  const slot = context.slots.find(({ key }) => key === kind)
  const control = more.options ? 'select' : 'text'
  const own = { name: kind, group, kind, control, label: words.slotLabels[kind] } as const
  return { ...blank, ...own, value: slot ? shownValue(slot) : '', ...standing(context, kind), ...more }
}

/** A box for each of our values. */
function boxes<Key extends string>(
  context: Context,
  kind: 'area' | 'setting',
  keys: readonly Key[],
  labels: Readonly<Record<Key, string>>,
): ReadingField[] {
  return keys.map((value) => {
    const own = { name: kind, group: 'organization', kind, control: 'box', label: capitalized(labels[value]) } as const
    const isChecked = context.slots.some(({ key }) => key === value)
    return { ...blank, ...own, ...standing(context, value), value, isChecked, accepts: true }
  })
}

/** A box for each of the visitor's own. */
function ownBoxes(context: Context, kind: 'avoided' | 'need' | 'question', group: Group): ReadingField[] {
  return context.slots
    .filter((slot) => slot.kind === kind)
    .map((slot) => {
      const own = { name: kind, group, kind, control: 'box', label: words.slotText(slot) } as const
      return { ...blank, ...own, value: slot.key, isChecked: true, ...standing(context, slot.key) }
    })
}

function adding(kind: SlotKind, group: Group, label: string): ReadingField {
  return { ...blank, name: `add-${kind}`, group, kind, label }
}

function perField({ budget }: Known): ReadingField {
  const own = { name: 'per', group: 'budget', kind: 'budget', control: 'select', label: 'For whom' } as const
  return { ...blank, ...own, value: budget?.value.per ?? '', options: optionsOfKind('per') ?? [] }
}

/** How many features can be added at once. */
const addedMax = 2

function wishFields(context: Context): ReadingField[] {
  const named = new Set<string>([
    ...context.slots.flatMap(({ kind, key }) => (kind === 'wish' ? key : [])),
    ...[...context.open.values()].flatMap(({ contradiction }) =>
      contradiction?.kind === 'wish' ? contradiction.feature : [],
    ),
  ])
  const own = { ...blank, group: 'needs', kind: 'wish', control: 'select' } as const
  const stances = optionsOfKind('wish') ?? []
  const label = (key: FeatureKey) => capitalized(featureLabel(key))
  const others = optionsOfKind('feature')?.filter(({ value }) => !named.has(value)) ?? []
  const added = Array.from({ length: addedMax }, (_, index): ReadingField[] => [
    { ...own, name: `add-wish-${index}`, label: 'Something else', options: others },
    { ...own, name: `add-stance-${index}`, label: 'How much you want it', options: stances },
  ])
  return [
    ...featureKeys
      .filter((key) => named.has(key))
      .map((key): ReadingField => {
        const stood = standing(context, key)
        const value = stood.contradiction ? '' : String(stood.accepts ?? '')
        return { ...own, name: `wish-${key}`, label: label(key), options: stances, ...stood, value }
      }),
    ...added.flat(),
  ]
}
