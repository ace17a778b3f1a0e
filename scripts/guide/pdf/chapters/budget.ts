import { costKinds, costLines, examplePractice } from '../../../../client/content/free-guide'
import type { Vendor } from '../../../../shared/catalogue'
import { costRange, startElsewhere } from '../../../../shared/catalogue/figures'
import { orderVendors } from '../../../../shared/comparison/order'
import { noAssumptions } from '../../../../shared/cost/assumptions'
import { costWords, pricedFact, vendorCost } from '../../../../shared/cost/vendor-cost'
import { capitalized, dollars } from '../../../../shared/words'
import { type Chapter, heading, list, paragraph, restForNotes } from '../blocks'
import { legend, markedText } from '../marks'
import { colors } from '../style'
import { type Cell, table } from '../table'
import { figureOf, systemTable } from './figure-cells'

export const budget: Chapter = {
  id: 'budget',
  title: 'Budget over three years',
  about:
    'A monthly price is where the calculation starts. These are the lines that make up what a system costs, including those that quotes tend to leave out.',
  write: (paper) => {
    const rows = costLines.map(({ label, kind, ask }) => [label, costKinds[kind], ask])
    table(paper, { head: ['Line', 'How often', 'What to ask or count'], rows, widths: [32, 16, 52] })
    heading(paper, 'How to fill the sheet', 2)
    list(
      paper,
      [
        'Use one sheet for each quote, and the same numbers of users, claims, and messages in all of them.',
        'Raise the yearly lines each year by the increase that the contract allows; ask for a cap in writing.',
        'Put in your own hours at what an hour really costs you. They can be the largest line of the first year.',
        'Compare the three-year totals, and each total divided by clinicians and months.',
      ],
      { kind: 'number' },
    )
  },
}

export const budgetSheet: Chapter = {
  id: 'budget-sheet',
  title: 'Cost sheet for one quote',
  about: 'Copy this page for each vendor, or fill in the workbook, which adds up by itself.',
  write: (paper) => {
    paragraph(
      paper,
      'Vendor and date of the quote: ________________________   Clinicians: ______   Yearly increase: ______ %',
    )
    const rows = costLines.map(({ label, kind }): Cell[] => {
      const later: Cell = kind === 'once' ? { text: '', fill: colors.sunken } : ''
      return [label, '', later, later, '']
    })
    table(paper, {
      head: ['Line', 'Year 1', 'Year 2', 'Year 3', 'Three years'],
      rows: [...rows, ['Total', '', '', '', ''], ['Per clinician and month', '', '', '', '']],
      widths: [36, 16, 16, 16, 16],
      rowHeight: 27,
    })
  },
}

export const quotes: Chapter = {
  id: 'quotes',
  title: 'Three quotes side by side',
  about: 'The last sheet before a decision: what it costs, what you would sign, and what your own people said.',
  // The height of its head and the whole sheet, in points.
  follows: 445,
  write: (paper) => {
    const lines = [
      'Total over three years',
      'Per clinician and month',
      'Paid before go-live',
      'Yearly increase, and its cap',
      'Term, and the earliest way out',
      'Users may be reduced',
      'Data export: format, price, time',
      'Read-only access after the end',
      'Service level and its credit',
      'Points on the scorecard',
      'What the references said',
      'Choice of those who will use it',
    ]
    table(paper, {
      head: ['', 'Vendor A', 'Vendor B', 'Vendor C'],
      rows: lines.map((line): Cell[] => [line, '', '', '']),
      widths: [34, 22, 22, 22],
      rowHeight: 24,
      whole: true,
    })
    restForNotes(paper, 'What we decided, and why')
  },
}

/** The cost of each system for the example practice, from the catalogue's prices. */
export function listedPrices(vendors: readonly Vendor[]): Chapter {
  const { providers, years } = examplePractice
  return {
    id: 'listed-prices',
    title: 'What the prices come to',
    about: `For a practice with ${providers} providers over ${years} years, as far as a monthly price can tell. Subscription only: no setup, no claims, no increase.`,
    write: (paper) => {
      paragraph(
        paper,
        'For some systems we found no confirmed price. Their totals use our own figure from the second column, which has no source. "Higher elsewhere" means that another reading, in the profile, goes higher.',
      )
      const total = { label: `${providers} providers, ${years} years`, cell: sumOf }
      const columns = [figureOf('estimatedCostPerMonth'), figureOf('billingType'), total]
      systemTable(paper, orderVendors(vendors, 'cost-low-high'), columns, { widths: [19.5, 22.5, 12, 46], padding: 2 })
      paragraph(
        paper,
        'Where plan prices are known, the total follows them: the first clinician, each additional one, the minimum number of seats. A figure that starts at one clinician is seldom the price of ten. The rows follow the second column, not the totals. Enterprise contracts and shares of collections are negotiated, so there is nothing to multiply; ask for a written quote. The comparison on our website does the same math for your own number of providers.',
      )
      legend(paper)
    },
  }
}

/** What a total from our own figure says of itself; the text above the table explains both once. */
const ours = 'Our figure; ask for a quote.'
const oursIsLow = 'Our figure; higher elsewhere.'

/** The same, with the total of the starting price that another reading names. */
function ownWordsOf(vendor: Vendor): string {
  const start = startElsewhere(vendor.estimatedCostPerMonth)
  if (start !== undefined)
    return `Our figure; another reading starts at ${dollars(start * 12 * examplePractice.years)}.`
  return goesHigher(vendor) ? oursIsLow : ours
}

function sumOf(vendor: Vendor): Cell {
  const { providers, years } = examplePractice
  const question = { providers, assumptions: noAssumptions }
  const cost = vendorCost(vendor, question)
  const sum = costWords(cost, years)
  if (sum === null) return cost.basis
  const priced = pricedFact(vendor, question)
  const isOurs = cost.kind === 'listed' && priced.basis !== 'sourced'
  return [...markedText(capitalized(sum), priced), { text: `. ${isOurs ? ownWordsOf(vendor) : cost.basis}` }]
}

/**
 * Whether another reading of the price names more dollars than our figure. It is a sentence, so this compares the largest
 * amount in it, whatever that is for; a test names the systems found, because no total can be computed from a sentence.
 */
function goesHigher({ estimatedCostPerMonth: { value, differs = '' } }: Vendor): boolean {
  const amounts = Array.from(differs.matchAll(/\$(\d[\d,]*)/g), ([, amount = '']) => Number(amount.replaceAll(',', '')))
  const range = costRange(value)
  return range !== undefined && Math.max(0, ...amounts) > (range.max ?? range.min)
}
