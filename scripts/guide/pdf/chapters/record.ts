import { type Evidence, type RecordRow, recordOf } from '../../../../client/components/vendor/record'
import type { Vendor } from '../../../../shared/catalogue'
import { hasValue } from '../../../../shared/catalogue/mark'
import { conditionWords } from '../../../../shared/catalogue/words'
import { publishedPrice } from '../../../../shared/cost/published-price'
import { groupBy } from '../../../../shared/group-by'
import { heading, list } from '../blocks'
import type { Run, Text } from '../lines'
import type { Paper } from '../paper'
import { answerColors, colors, small } from '../style'
import { type Cell, table } from '../table'
import { basisOf, cited, type Sources } from './sources'

/** What the profile says above, and long lists of which the guide's tables of kinds say what matters. */
const saidElsewhere: readonly string[] = ['bestFor', 'madeFor', 'notFor']

export function writeRecord(paper: Paper, vendor: Vendor, sources: Sources) {
  const { figures: all, features } = recordOf(vendor)
  const figures = all.filter(({ key }) => !saidElsewhere.includes(key))
  heading(paper, 'The full record', 2)
  const cells = (row: RecordRow): Cell[] => [
    { text: row.label, style: { face: 'semibold' } },
    [...valueCell(row), ...(row.key === 'estimatedCostPerMonth' ? otherPrice(vendor, sources) : [])],
    { text: basisOf(row.evidence, sources), style: { color: colors.inkSoft } },
  ]
  table(paper, {
    head: ['Cost, size, and service', 'Value', 'Basis'],
    rows: figures.map(cells),
    widths: [28, 44, 28],
    padding: 1.7,
    whole: true,
  })
  // Two features per row, because their values are one word each.
  const half = Math.ceil(features.length / 2)
  table(paper, {
    head: ['Feature', 'Value', 'Basis', 'Feature', 'Value', 'Basis'],
    rows: features.slice(0, half).map((row, index) => {
      const beside = features[half + index]
      return [...cells(row), ...(beside ? cells(beside) : ['', '', ''])]
    }),
    widths: [22, 14, 14, 22, 14, 14],
    padding: 1.7,
    whole: true,
  })
  const rows = [...figures, ...features]
  remarks(paper, 'Notes on the values', rows, noteOf, sources)
  remarks(paper, 'Where readings differ', rows, ({ differs }) => differs, sources)
}

function noteOf(evidence: Evidence): string | undefined {
  const words = [conditionWords(evidence), evidence.note].filter(Boolean)
  return words.length > 0 ? words.join('. ') : undefined
}

/** The published price behind our figure, with the number of its source, because totals follow it. */
function otherPrice(vendor: Vendor, sources: Sources): Run[] {
  const price = publishedPrice(vendor)
  if (!price) return []
  const fact = vendor['price.plans']
  return [{ text: `. ${price.text}. ` }, { text: basisOf(fact, sources), color: colors.inkSoft }]
}

function remarks(
  paper: Paper,
  title: string,
  rows: readonly RecordRow[],
  remarkOf: (evidence: Evidence) => string | undefined,
  sources: Sources,
) {
  // One remark may concern many values, such as what a product is not.
  const remarked = [...groupBy(rows, ({ evidence }) => remarkOf(evidence))].flatMap(([text, of]): Text[] => {
    if (text === undefined) return []
    const labels = of.map(({ label, evidence }) => label + (evidence.differs ? '*' : ''))
    return [[{ text: `${labels.join(', ')}: `, face: 'bold' }, ...cited(text, sources)]]
  })
  if (remarked.length === 0) return
  heading(paper, title, 3)
  list(paper, remarked, { style: small })
}

function valueCell({ kind, text, evidence }: RecordRow): Run[] {
  const mark = evidence.differs ? '*' : ''
  if (!hasValue(evidence)) return [{ text, color: colors.inkSoft }]
  if (kind === 'link')
    return [
      { text: text.replace(/ ;/g, ';').replace(/^https?:\/\/(www\.)?/, '') + mark, to: text, color: colors.accent },
    ]
  if (text.startsWith('https://')) return [{ text: text + mark, to: text, color: colors.accent }]
  const color = kind === 'answer' ? (answerColors.get(text) ?? colors.ink) : colors.ink
  return [{ text: text + mark, face: 'semibold', color }]
}
