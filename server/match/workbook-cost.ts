import type { Row } from 'write-excel-file/node'
import { offerFor } from '../../shared/cost/offer'
import type { Plan } from '../../shared/cost/plan'
import { furtherPrice, planMonthly, steppedMonthly } from '../../shared/cost/plan-price'
import type { MatchAnswer } from '../../shared/match/terms/answer'
import type { Candidate } from '../../shared/match/weigh/candidate'
import { columnName, formula, head, hint, input, text, title } from '../../shared/workbook/cells'

export interface MatchWorkbook {
  answer: MatchAnswer
  candidates: readonly Candidate[]
  address: string
}

const providers = '$B$4'
const increase = '$B$5'
const headRow = 7
const years = [1, 3, 5] as const

/** What each published plan costs over one, three, and five years, for a number of providers that can be changed. */
export function costSheet({ answer, candidates }: MatchWorkbook) {
  const shown = [...answer.picks, ...(answer.stay ? [answer.stay] : [])]
  const weighed = shown.flatMap(({ id }) => candidates.filter((candidate) => candidate.id === id))
  const plans = weighed.flatMap((candidate) => {
    const { plans: offered, monthly: extra } = offerFor(candidate, answer.readBack)
    return offered.flatMap((plan) => readingsOf(plan).map((reading) => ({ candidate, plan, reading, extra })))
  })
  const unpriced = weighed.filter(({ plans: { value } }) => value === null)
  const data: Row[] = [
    [title('Cost over the years')],
    [
      hint(
        'Published prices in dollars, without setup, training, moving data, other add-ons, claims, card fees, and leaving. Add what your quote names.',
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
      'Extra charges a month per user',
      'Users of what costs extra',
      'A month',
      'First year',
      '3 years',
      '5 years',
      'One-time costs of your quote',
      '5 years with them',
    ].map(head),
    ...plans.map((one, index) => planRow(one, answer.readBack.providers?.least ?? 1, headRow + 1 + index)),
    ...(unpriced.length > 0
      ? [[], [hint(`No published price: ${unpriced.map(({ name }) => name).join(', ')}. Ask for a quote.`)]]
      : []),
  ]
  const columns = [24, 24, 14, 30, 10, 14, 14, 12, 12, 12, 12, 16, 16].map((width) => ({ width }))
  return { sheet: 'Cost', data, columns, stickyRowsCount: headRow, orientation: 'landscape' as const }
}

type Reading = 'one rate' | 'stepped'

/** Plans do not say how their volume prices are meant, so each reading has a row: the two ends of the page's range. */
const readingsOf = ({ tiers = [] }: Plan): Reading[] => (tiers.length > 0 ? ['one rate', 'stepped'] : ['one rate'])

interface PricedPlan {
  candidate: Candidate
  plan: Plan
  reading: Reading
  /** Dollars a month for each user of the features asked for that cost extra. */
  extra: number
}

function planRow({ candidate: { name }, plan, reading, extra }: PricedPlan, count: number, row: number): Row {
  const price = (reading === 'stepped' ? steppedMonthly : planMonthly)(plan, count)
  const sum = price === null ? null : price + extra
  const month = `H${row}`
  const oneTime = columnName(9 + years.length)
  const costOver = (count: number) => (sum === null ? '' : 12 * sum * count)
  return [
    text(name),
    text(plan.name),
    input(plan.firstMonthly, '#,##0.00'),
    reading === 'stepped' ? text('each tier at its own rate') : furtherCell(plan, count, row),
    input(plan.seatsMin),
    input(extra, '#,##0.00'),
    input(extra > 0 ? 1 : 0),
    formula(monthly(plan, reading, row), sum ?? 'not sold', '#,##0.00'),
    ...years.map((count) => formula(`IF(ISNUMBER(${month}),${overYears(month, count)},"")`, costOver(count))),
    input(0),
    formula(`IF(ISNUMBER(${month}),K${row}+${oneTime}${row},"")`, costOver(5)),
  ]
}

function monthly(plan: Plan, reading: Reading, row: number): string {
  const seats = seatsAt(row)
  const first = `C${row}+F${row}*G${row}`
  if (plan.furtherMonthly === null) return `IF(${seats}>1,"not sold",${first})`
  return `${first}+${reading === 'stepped' ? steps(plan, seats) : `(${seats}-1)*D${row}`}`
}

function seatsAt(row: number): string {
  return `IF(${providers}<E${row},E${row},${providers})`
}

/** The price of further providers; with volume tiers, a formula for the tier that the number reaches. */
function furtherCell(plan: Plan, count: number, row: number) {
  const { furtherMonthly, tiers = [] } = plan
  if (furtherMonthly === null) return text('one provider only')
  if (tiers.length === 0) return input(furtherMonthly, '#,##0.00')
  const seats = seatsAt(row)
  const price = tiers.reduce(
    (below, { from, monthly }) => `IF(${seats}>=${from},${monthly},${below})`,
    String(furtherMonthly),
  )
  return formula(price, furtherPrice(plan, furtherMonthly, Math.max(count, plan.seatsMin)), '#,##0.00')
}

/** The formula for the price of all further providers if each tier has its own rate. */
function steps({ furtherMonthly, tiers = [] }: Plan, seats: string): string {
  const base = furtherMonthly ?? 0
  const drops = tiers.map(({ from, monthly }, index) => {
    const drop = (tiers[index - 1]?.monthly ?? base) - monthly
    return `-IF(${seats}>=${from},${drop}*(${seats}-${from - 1}),0)`
  })
  return `${base}*(${seats}-1)${drops.join('')}`
}

/** The formula for a cost over years that grows by the yearly increase: the sum of a geometric series. */
function overYears(month: string, count: number): string {
  return `12*${month}*IF(${increase}=0,${count},((1+${increase})^${count}-1)/${increase})`
}
