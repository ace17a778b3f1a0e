import { type ComparisonField, comparisonFields } from '../../../shared/catalogue/fields'
import { type RowState, rowState, type Side } from './side'

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

interface Shown {
  onlyDifferences: boolean
  onlyKnown: boolean
}

/**
 * The table's rows in groups, and how many of all rows differ or are open. Rows are left out only with several systems.
 * If all remaining rows differ, none is marked.
 */
export function comparedRows(sides: readonly (Side | null)[], { onlyDifferences, onlyKnown }: Shown) {
  const severalChosen = sides.filter(Boolean).length > 1
  const states = new Map(comparisonFields.map((field) => [field.key, rowState(field, sides)]))
  const isShown = (row: ComparedRow) =>
    !severalChosen || ((!onlyDifferences || row.state === 'differing') && !(onlyKnown && hasGap(row.field, sides)))
  const shown = groups.map(({ title, keys }) => ({
    title,
    rows: keys
      .flatMap((key) => rowOf(key, states.get(key) ?? 'same', severalChosen && !onlyDifferences))
      .filter(isShown),
  }))
  const count = (state: RowState) => [...states.values()].filter((it) => it === state).length
  return {
    groups: shown.filter(({ rows }) => rows.length > 0),
    counts: { differing: count('differing'), same: count('same'), open: count('open') },
    severalChosen,
  }
}

function rowOf(key: ComparisonField['key'], state: RowState, marking: boolean): ComparedRow[] {
  const field = comparisonFields.find((it) => it.key === key)
  return field ? [{ field, state, marked: marking && state === 'differing' }] : []
}

function hasGap({ key }: ComparisonField, sides: readonly (Side | null)[]): boolean {
  return sides.some((side) => side?.facts[key].mark.basis === 'unknown')
}
