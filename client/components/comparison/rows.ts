import { type ComparisonField, comparisonFields } from '../../../shared/catalogue/fields'
import { isNearlySame, type RowState, rowState, type Side } from './side'

export interface ComparedRow {
  field: ComparisonField
  state: RowState
  /** Whether the row is marked because the systems differ. */
  marked: boolean
}

export interface RowGroup {
  title: string
  rows: ComparedRow[]
}

/** The rows of the comparison in groups, behavioral health features first. No group title repeats a row's label. */
const groups: readonly { title: string; keys: readonly ComparisonField['key'][] }[] = [
  { title: 'Clinical work', keys: ['groupTherapy', 'outcomeTracking', 'aiNotetaking', 'telehealth', 'customForms'] },
  { title: 'Before and between visits', keys: ['builtInCRM', 'patientPortal', 'appointmentReminders', 'mobileApp'] },
  { title: 'Money', keys: ['estimatedCostPerMonth', 'billingType', 'insuranceBilling', 'builtInRCM'] },
  { title: 'Fit and start', keys: ['idealOrganizationSize', 'setupTime', 'guidedOnboarding', 'customerSupport'] },
  {
    title: 'Data and technology',
    keys: ['reportingAnalytics', 'integrations', 'hipaaCompliant', 'cloudBased', 'customizable'],
  },
  { title: 'Opinions', keys: ['starRating', 'reviewLink'] },
]

/** The rows that decide most, which the sentence on differences names before all others. */
const decisive: readonly ComparisonField['key'][] = ['idealOrganizationSize', 'estimatedCostPerMonth', 'setupTime']

/** How all rows that can be compared relate, whichever are shown; links are not among them. */
export interface RowCounts {
  differing: number
  same: number
  /** Rows in which a value is not verified, and which do not differ otherwise. */
  open: number
  /** All rows in which a value is not verified. With more than two systems, some of them differ. */
  notVerified: number
}

interface Shown {
  onlyDifferences: boolean
  onlyKnown: boolean
}

/**
 * The table's rows in groups, how all rows relate, and the fields that differ, the decisive ones first. Rows are left
 * out only with several systems. If all remaining rows differ, none is marked.
 */
export function comparedRows(sides: readonly (Side | null)[], { onlyDifferences, onlyKnown }: Shown) {
  const severalChosen = sides.filter(Boolean).length > 1
  const all = groups.map(({ title, keys }) => ({
    title,
    rows: keys.flatMap((key) => rowOf(key, sides, severalChosen && !onlyDifferences)),
  }))
  const isShown = (row: ComparedRow) =>
    !severalChosen || ((!onlyDifferences || row.state === 'differing') && !(onlyKnown && hasGap(row.field, sides)))
  const shown = all.map(({ title, rows }) => ({ title, rows: rows.filter(isShown) }))
  const everyRow = all.flatMap(({ rows }) => rows)
  return {
    groups: shown.filter(({ rows }) => rows.length > 0),
    counts: countsOf(
      everyRow.filter(({ state }) => state !== 'link'),
      sides,
    ),
    differing: decisiveFirst(everyRow.filter(({ state }) => state === 'differing').map(({ field }) => field)),
    nearlySame: everyRow.some(({ field, state }) => state === 'same' && isNearlySame(field, sides)),
    severalChosen,
  }
}

function rowOf(key: ComparisonField['key'], sides: readonly (Side | null)[], marking: boolean): ComparedRow[] {
  const field = comparisonFields.find((it) => it.key === key)
  if (!field) return []
  const state = rowState(field, sides)
  return [{ field, state, marked: marking && state === 'differing' }]
}

function countsOf(rows: readonly ComparedRow[], sides: readonly (Side | null)[]): RowCounts {
  const count = (state: RowState) => rows.filter((row) => row.state === state).length
  return {
    ...{ differing: count('differing'), same: count('same'), open: count('open') },
    notVerified: rows.filter(({ field }) => hasGap(field, sides)).length,
  }
}

function decisiveFirst(fields: readonly ComparisonField[]): ComparisonField[] {
  const first = decisive.flatMap((key) => fields.find((field) => field.key === key) ?? [])
  return [...first, ...fields.filter((field) => !first.includes(field))]
}

function hasGap({ key }: ComparisonField, sides: readonly (Side | null)[]): boolean {
  return sides.some((side) => side?.facts[key].mark.basis === 'unknown')
}
