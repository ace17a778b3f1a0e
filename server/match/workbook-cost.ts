import type { Row } from 'write-excel-file/node'
import type { Candidate, Plan } from '../../shared/match/candidate'
import { columnName, formula, head, hint, input, text, title } from '../../shared/workbook/cells'
import type { MatchWorkbook } from './workbook-source'

const providers = '$B$4'
const increase = '$B$5'
const headRow = 7
const years = [1, 3, 5] as const

/** What each published plan costs over one, three, and five years, for a number of providers that can be changed. */
export function costSheet({ answer, candidates }: MatchWorkbook) {
  const weighed = answer.table.flatMap(({ id }) => candidates.filter((candidate) => candidate.id === id))
  const plans = weighed.flatMap((candidate) => (candidate.plans.value ?? []).map((plan) => ({ candidate, plan })))
  const unpriced = weighed.filter(({ plans: { value } }) => value === null)
  const data: Row[] = [
    [title('Cost over the years')],
    [
      hint(
        'Published prices in dollars, without setup, training, moving data, add-ons, claims, card fees, and leaving. Add what your quote names.',
      ),
    ],
    [],
    [text('Providers'), input(answer.readBack.providers?.least ?? 1)],
    [text('Yearly price increase'), input(0, '0%')],
    [],
    [
      'System',
      'Plan',
      'First provider a month',
      'Each further a month',
      'Seats at least',
      'A month',
      'First year',
      '3 years',
      '5 years',
      'One-time costs of your quote',
      '5 years with them',
    ].map(head),
    ...plans.map(({ candidate, plan }, index) => planRow(candidate, plan, headRow + 1 + index)),
    ...(unpriced.length > 0
      ? [[], [hint(`No published price: ${unpriced.map(({ name }) => name).join(', ')}. Ask for a quote.`)]]
      : []),
  ]
  const columns = [24, 24, 14, 30, 10, 12, 12, 12, 12, 16, 16].map((width) => ({ width }))
  return { sheet: 'Cost', data, columns, stickyRowsCount: headRow, orientation: 'landscape' as const }
}

function planRow({ name }: Candidate, plan: Plan, row: number): Row {
  const month = `F${row}`
  const oneTime = columnName(7 + years.length)
  return [
    text(name),
    text(plan.name),
    input(plan.firstMonthly, '#,##0.00'),
    plan.furtherMonthly === null ? text('one provider only') : furtherPrice(plan, row),
    input(plan.seatsMin),
    plan.furtherMonthly === null
      ? formula(`IF(${seatsAt(row)}>1,"not sold",C${row})`, '#,##0.00')
      : formula(`C${row}+(${seatsAt(row)}-1)*D${row}`, '#,##0.00'),
    ...years.map((count) => formula(`IF(ISNUMBER(${month}),${overYears(month, count)},"")`)),
    input(0),
    formula(`IF(ISNUMBER(${month}),I${row}+${oneTime}${row},"")`),
  ]
}

/** The formula for the number of seats to pay for: at least the plan's minimum. */
function seatsAt(row: number): string {
  return `IF(${providers}<E${row},E${row},${providers})`
}

/** The price of further providers; with volume tiers, a formula for the tier that the number reaches. */
function furtherPrice({ furtherMonthly, tiers = [] }: Plan, row: number) {
  if (tiers.length === 0) return input(furtherMonthly ?? undefined, '#,##0.00')
  const seats = seatsAt(row)
  const price = tiers.reduce(
    (below, { from, monthly }) => `IF(${seats}>=${from},${monthly},${below})`,
    String(furtherMonthly),
  )
  return formula(price, '#,##0.00')
}

/** The formula for a cost over years that grows by the yearly increase: the sum of a geometric series. */
function overYears(month: string, count: number): string {
  return `12*${month}*IF(${increase}=0,${count},((1+${increase})^${count}-1)/${increase})`
}
