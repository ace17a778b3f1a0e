import { type ComparisonField, comparisonFields } from '../../../shared/catalogue/fields'
import { isNearlySame, type RowState, rowState, type Side } from './side'

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

const inOrder = comparisonFields.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))

export type ComparedRows = ReturnType<typeof comparedRows>

/** The table's rows in groups by how the systems relate, and how all rows relate. Rows are left out only with several systems. */
export function comparedRows(sides: readonly (Side | null)[], { onlyDifferences }: { onlyDifferences: boolean }) {
  const severalChosen = sides.filter(Boolean).length > 1
  const rows = inOrder.map((field) => ({ field, state: rowState(field, sides) }))
  const inState = (state: RowState) => rows.filter((row) => row.state === state)
  const shown = (state: RowState) => (severalChosen && onlyDifferences && state !== 'differing' ? [] : inState(state))
  return {
    groups: groups
      .map(({ state, title, alone }) => ({ state, title: severalChosen ? title : alone, rows: shown(state) }))
      .filter((group) => group.rows.length > 0),
    /** Rows in which nothing is verified for any system. */
    missing: shown('missing'),
    /** The fields that differ, the decisive ones first. */
    differing: inState('differing').map(({ field }) => field),
    /** In how many of all rows too few values are verified to tell. */
    unclear: inState('open').length + inState('missing').length,
    /** Whether ratings that are a tenth of a star apart count as the same. */
    nearlySame: inState('same').some(({ field }) => isNearlySame(field, sides)),
    severalChosen,
  }
}
