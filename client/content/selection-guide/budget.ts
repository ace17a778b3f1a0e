/**
 * How often a cost occurs: every year with the yearly increase, by volume (also every year), or once in the first year.
 */
export type CostKind = 'yearly' | 'volume' | 'once'

export interface CostLine {
  label: string
  kind: CostKind
  /** What to ask or count to fill the line. */
  ask: string
}

export const costKinds: Readonly<Record<CostKind, string>> = {
  yearly: 'Every year',
  volume: 'By volume',
  once: 'Once',
}

/** A system's cost over three years, including the items that no quote mentions. */
export const costLines: readonly CostLine[] = [
  { label: 'Subscription: clinicians', kind: 'yearly', ask: 'Price per user × heads, part-time staff too' },
  { label: 'Subscription: other users', kind: 'yearly', ask: 'Front desk, billing, supervisors: charged or not?' },
  { label: 'Add-on modules', kind: 'yearly', ask: 'Telehealth, prescribing, outcome measures, CRM, AI notes' },
  { label: 'Interfaces', kind: 'yearly', ask: 'Laboratory, pharmacy, state reporting, accounting' },
  { label: 'Support beyond the standard', kind: 'yearly', ask: 'Evening hours, a named contact, a test system' },
  {
    label: 'Claims and eligibility checks',
    kind: 'volume',
    ask: 'Price each × claims and checks a year, resubmissions too',
  },
  { label: 'Text messages and statements', kind: 'volume', ask: 'Reminders a year × price; postage for paper' },
  { label: 'Card processing', kind: 'volume', ask: 'Percentage × what patients pay by card' },
  { label: 'Share of collections', kind: 'volume', ask: "Percentage × last year's receipts, where a vendor takes one" },
  { label: 'Setup and configuration', kind: 'once', ask: 'Fixed price, paid by milestone' },
  { label: 'Data migration', kind: 'once', ask: 'Test run and final run, documents and balances' },
  { label: 'Training by the vendor', kind: 'once', ask: 'Sessions by role, on your configuration' },
  { label: 'Your own hours', kind: 'once', ask: 'Hours of staff in the project × what an hour costs you' },
  { label: 'Lost visits at go-live', kind: 'once', ask: 'Visits not booked in two weeks × average receipt' },
  { label: 'Leaving the old system', kind: 'once', ask: 'Export, notice period, read-only access' },
]

/** The practice in the worked example. */
export const examplePractice = { providers: 10, years: 3 } as const
