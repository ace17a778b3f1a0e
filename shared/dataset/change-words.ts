import { type Vendor, type VendorId, vendors } from '../catalogue'
import { basisWords, dateWords } from '../catalogue/basis'
import { type Change, changes, changesOf, type reasons } from '../catalogue/history'
import { groupBy } from '../group-by'
import { factLabels } from './fact-labels'
import { stateWords, valueLines } from './fact-words'
import { factsOf } from './facts'

/** The words for the reason of a change. */
const reasonWords: Readonly<Record<(typeof reasons)[number], string>> = {
  source: 'a source was found or replaced',
  review: 'reviewed by us',
  correction: 'corrected by a reader',
  vendor: 'corrected by the vendor',
  decay: 'not rechecked for too long',
}

/** A change in words: the field, and its values before and after. */
export interface ChangeLine {
  field: string
  label: string
  from: string
  to: string
  why: string
  /** For an unchanged value with a new basis: the value, its former basis, and its new one. */
  kept: { value: string; from: string; to: string } | null
  /** The links for values that are addresses; null for other values. */
  links: { from: string | null; to: string | null }
  /** The address at which the new value was read; null if there is none, or if the value has changed since. */
  source: string | null
}

/** The changes of one vendor on one day. Dossier facts recorded for the first time are only counted. */
export interface ChangeGroup {
  vendor: VendorId
  name: string
  date: string
  dateLabel: string
  version: string
  lines: ChangeLine[]
  firstRecorded: number
}

/** A vendor's changes on the last day on which it had any. */
export const latestChangesOf = (vendor: string): ChangeGroup | undefined => changeGroups(changesOf(vendor))[0]

/** The recorded changes by day and vendor: newest day first, vendors by name. */
export function changeGroups(recorded: readonly Change[] = changes): ChangeGroup[] {
  return [...groupBy(recorded, ({ date, vendor }) => `${date} ${vendor}`).values()]
    .flatMap((group) => groupOf(group))
    .sort((a, b) => b.date.localeCompare(a.date) || a.name.localeCompare(b.name, 'en'))
}

function groupOf(group: Change[]): ChangeGroup[] {
  const [first] = group
  const vendor = vendors.find(({ id }) => id === first?.vendor)
  if (!(first && vendor)) return []
  const net = netChanges(group)
  const news = net.filter((change) => !isFirstRecord(change))
  return [
    {
      vendor: vendor.id,
      name: vendor.name,
      date: first.date,
      dateLabel: dateWords(first.date),
      version: first.version,
      lines: news.map((change) => ({ ...lineOf(change), source: sourceOf(vendor, change) })),
      firstRecorded: net.length - news.length,
    },
  ]
}

/**
 * One change per field, from its first value of the day to its last: a day can have several versions, and a reader does
 * not need what a later one took back. A field that ends as it began is left out.
 */
function netChanges(group: readonly Change[]): Change[] {
  const byField = new Map<string, Change>()
  for (const change of group) {
    const { from } = byField.get(change.field) ?? change
    byField.set(change.field, { ...change, from })
  }
  return [...byField.values()].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}

const isFirstRecord = ({ field, from }: Change) => /\.|^incidents$/.test(field) && from.value === null

/** The record has only the present source of a value, so a value that has changed again has none. */
function sourceOf(vendor: Vendor, { field, to }: Change): string | null {
  const fact = factsOf(vendor).find((one) => one.field === field)?.fact
  return fact?.source && JSON.stringify(fact.value) === JSON.stringify(to.value) ? fact.source.url : null
}

function lineOf(change: Change): Omit<ChangeLine, 'source'> {
  const { field, from, to, why } = change
  const label = factLabels.get(field) ?? field
  const links = { from: linkOf(from.value), to: linkOf(to.value) }
  const words = { from: stateWords(field, from), to: stateWords(field, to) }
  return { field, label, ...words, why: reasonWords[why], kept: keptValue(change), links }
}

function keptValue({ field, from, to }: Change): ChangeLine['kept'] {
  if (from.value === null || to.value === null) return null
  const [value, after] = [from, to].map((state) => valueLines(field, state.value ?? '').join('; '))
  if (value === undefined || value !== after) return null
  return { value, from: basisWords[from.basis].label, to: basisWords[to.basis].label }
}

const linkOf = (value: unknown) => (typeof value === 'string' && value.startsWith('https://') ? value : null)

/** One change in words: `Telehealth: from Not verified to Yes (sourced)`. */
export function changeWords(change: Change): string {
  const { label, from, to } = lineOf(change)
  return `${label}: from ${from} to ${to}`
}
