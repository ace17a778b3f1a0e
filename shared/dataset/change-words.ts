import { type Vendor, vendors } from '../catalogue'
import { basisWords, dateWords } from '../catalogue/basis'
import { fieldLabel, fieldOf } from '../catalogue/fields'
import { type Addition, additions, type Change, changes, changesOf } from '../catalogue/history'
import { factWords } from '../catalogue/words'
import { groupBy } from '../group-by'
import { changeReason, rewording, whyWords } from './change-reasons'

/** The changes of one vendor on one day. Dossier facts recorded for the first time are only named. */
export type ChangeGroup = ReturnType<typeof groupOf>[number]

/** A change in words: the field, and its values before and after. */
export type ChangeLine = ChangeGroup['lines'][number]

/** The page of a day's changes. */
export const dayPath = (date: string) => `/changes/${date}` as const

/** The id of a system's changes on the page of their day. */
export const systemAnchor = ({ vendor, date }: { vendor: string; date: string }) => `${vendor}-${date}`

/** Where a system's changes of a day are shown. */
export const changesAddress = (one: { vendor: string; date: string }) => `${dayPath(one.date)}#${systemAnchor(one)}`

/** The changes by day, in the given order. */
export const daysOf = (all: readonly ChangeGroup[]) =>
  [...groupBy(all, ({ date }) => date)].map(([date, groups]) => ({ date, name: dateWords(date), groups }))

/** How many facts the groups changed or added: the number of changes wherever one is given. */
export const changeCount = (groups: readonly ChangeGroup[]) =>
  groups.reduce((sum, { lines, firstRecorded }) => sum + lines.length + firstRecorded.length, 0)

/** What was done to the values of the lines, and to how many of them: those whose meaning changed first. */
export function countLines(lines: readonly ChangeLine[]): [done: string, count: number][] {
  const all: string[] = ['changed', ...lines.map(({ done }) => done).toSorted()]
  return [...new Set(all)]
    .map((done): [string, number] => [done, lines.filter((line) => line.done === done).length])
    .filter(([, count]) => count > 0)
}

/** A vendor's changes on the last day on which it had any. */
export const latestChangesOf = (vendor: string): ChangeGroup | undefined => changeGroups(changesOf(vendor))[0]

/** The recorded changes and additions by day and vendor: newest day first, vendors by name. */
export function changeGroups(recorded: readonly Change[] = changes, added = recorded === changes ? additions : []) {
  return [...groupBy([...recorded, ...added], ({ date, vendor }) => `${date} ${vendor}`).values()]
    .flatMap((group) => groupOf(group))
    .sort((a, b) => b.date.localeCompare(a.date) || a.name.localeCompare(b.name, 'en'))
}

function groupOf(group: (Change | Addition)[]) {
  const [first] = group
  const vendor = vendors.find(({ id }) => id === first?.vendor)
  const net = netChanges(group.filter((one) => 'field' in one))
  const isAdded = group.some((one) => !('field' in one))
  if (!(first && vendor && (isAdded || net.length > 0))) return []
  const values = net.filter((change) => !isFirstRecord(change))
  return [
    {
      vendor: vendor.id,
      name: vendor.name,
      date: first.date,
      dateLabel: dateWords(first.date),
      /** `version 2026.11.23`, or the first and the last if the day had several. */
      versions: versionWords(group),
      /** Whether the system came into the catalogue on that day. */
      isAdded,
      lines: values.map((change) => lineOf(vendor, change)),
      firstRecorded: net.filter(isFirstRecord).map(({ field }) => ({ field, label: fieldLabel(field) })),
    },
  ]
}

/** The versions of the data that hold changes recorded in order: `versions 2026.11.22 to 2026.11.22.4`. */
export function versionWords(recorded: readonly { version: string }[]): string {
  const [first, last] = [recorded.at(0)?.version, recorded.at(-1)?.version]
  return first === last ? `version ${first}` : `versions ${first} to ${last}`
}

/**
 * One change per field, from its first value of the day to its last: a day can have several versions, and a reader does
 * not need what a later one took back. A field that ends as it began is left out, whatever its spelling.
 */
function netChanges(group: readonly Change[]): Change[] {
  const byField = new Map<string, Change>()
  for (const change of group) {
    const { from, wording } = byField.get(change.field) ?? change
    byField.set(change.field, { ...change, from, wording: wording && change.wording })
  }
  return [...byField.values()].filter(({ from, to }) => spelledAlike(from) !== spelledAlike(to))
}

/**
 * A value and its basis without capitals, without `an` and `your`, and without the hyphens and spaces between letters:
 * `set-up` is `setup`.
 */
const spelledAlike = (state: Change['from']) =>
  JSON.stringify(state)
    .toLowerCase()
    .replace(/\b(?:an|your) /g, '')
    .replace(/(?<=[a-z])[- ](?=[a-z])/g, '')

const isFirstRecord = ({ field, from }: Change) =>
  /\.|^(?:incidents|madeFor|notFor)$/.test(field) && from.value === null

function lineOf(vendor: Vendor, change: Change) {
  const { field, from, to, wording } = change
  const isSame = to.value !== null && JSON.stringify(from.value) === JSON.stringify(to.value)
  return {
    field,
    label: fieldLabel(field),
    from: stateWords(field, from),
    to: stateWords(field, to),
    /** What was done to the value: `changed`, `put in other words`, or for a new basis alone `now sourced`. */
    done: wording ? rewording : isSame ? nowWords(to.basis) : 'changed',
    /** The kind of reason, under which the change is counted. */
    why: whyWords(change),
    reason: changeReason(vendor, change),
    /** The links for values that are addresses; null for other values. */
    links: { from: linkOf(from.value), to: linkOf(to.value) },
  }
}

const nowWords = (basis: Change['to']['basis']) => `now ${basisWords[basis].label.toLowerCase()}`

/** What was done to a value that stayed and for which a source was found. */
export const nowSourced = nowWords('sourced')

const linkOf = (value: unknown) => (typeof value === 'string' && value.startsWith('https://') ? value : null)

/** The beginning of an address, which is left out where no link shows it. */
const addressStart = /^https:\/\/(?:www\.)?/

/** A value with its basis in words, such as `Yes (sourced)`; without a value, the label of the basis. */
export function stateWords(field: string, state: Change['from']): string {
  const { label } = basisWords[state.basis]
  const words = factWords(fieldOf(field) ?? { kind: 'text' }, state).replace(addressStart, '')
  return state.value === null ? label : `${words} (${label.toLowerCase()})`
}
