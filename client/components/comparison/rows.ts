import { type ComparisonField, comparisonFields } from '../../../shared/catalogue/fields'
import { isNearlySame, type RowState, rowState, type Side } from './side'

export interface ComparedRow {
  field: ComparisonField
  state: RowState
}

export interface RowGroup {
  title: string
  state: RowState
  rows: ComparedRow[]
}

/** The rows in their order: what decides most, then behavioral health features, and opinions last. */
const order: readonly ComparisonField['key'][] = [
  ...(['idealOrganizationSize', 'estimatedCostPerMonth', 'setupTime'] as const),
  ...(['groupTherapy', 'outcomeTracking', 'aiNotetaking', 'telehealth', 'customForms'] as const),
  ...(['builtInCRM', 'patientPortal', 'appointmentReminders', 'mobileApp'] as const),
  ...(['billingType', 'insuranceBilling', 'builtInRCM', 'guidedOnboarding', 'customerSupport'] as const),
  ...(['reportingAnalytics', 'integrations', 'hipaaCompliant', 'cloudBased', 'customizable'] as const),
  ...(['starRating', 'reviewLink'] as const),
]

/** The states of rows in the order of their groups, with the title of each. */
const groups: readonly { state: RowState; title: string; alone: string }[] = [
  { state: 'differing', title: 'They differ', alone: '' },
  { state: 'same', title: 'The same', alone: 'What we know' },
  { state: 'open', title: 'Known for only some', alone: '' },
  { state: 'link', title: '', alone: '' },
]

/** How all rows that can be compared relate, whichever are shown; links are not among them. */
export interface RowCounts {
  differing: number
  same: number
  /** Rows in which too few values are verified to tell. */
  unclear: number
}

export interface ComparedRows {
  groups: RowGroup[]
  /** Rows in which nothing is verified for any system. */
  missing: ComparedRow[]
  counts: RowCounts
  /** The fields that differ, the decisive ones first. */
  differing: ComparisonField[]
  /** Whether ratings that are a tenth of a star apart count as the same. */
  nearlySame: boolean
  severalChosen: boolean
}

/** The table's rows in groups by how the systems relate, and how all rows relate. Rows are left out only with several systems. */
export function comparedRows(sides: readonly (Side | null)[], { onlyDifferences }: { onlyDifferences: boolean }) {
  const severalChosen = sides.filter(Boolean).length > 1
  const rows = order.flatMap((key) => rowOf(key, sides))
  const inState = (state: RowState) => rows.filter((row) => row.state === state)
  const isShown = (state: RowState) => !(severalChosen && onlyDifferences) || state === 'differing'
  const shown = groups.flatMap(({ state, title, alone }) => {
    const found = isShown(state) ? inState(state) : []
    return found.length > 0 ? [{ state, title: severalChosen ? title : alone, rows: found }] : []
  })
  return {
    groups: shown,
    missing: isShown('missing') ? inState('missing') : [],
    counts: {
      differing: inState('differing').length,
      same: inState('same').length,
      unclear: inState('open').length + inState('missing').length,
    },
    differing: inState('differing').map(({ field }) => field),
    nearlySame: inState('same').some(({ field }) => isNearlySame(field, sides)),
    severalChosen,
  } satisfies ComparedRows
}

function rowOf(key: ComparisonField['key'], sides: readonly (Side | null)[]): ComparedRow[] {
  const field = comparisonFields.find((it) => it.key === key)
  return field ? [{ field, state: rowState(field, sides) }] : []
}
