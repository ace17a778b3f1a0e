import { type Evidence, type RecordRow, recordOf } from '../../../../client/components/vendor/record'
import type { Fact, Vendor } from '../../../../shared/catalogue'
import { basisWords } from '../../../../shared/catalogue/basis'
import { hasValue } from '../../../../shared/catalogue/mark'
import { outOfScope, partOfTheWork } from '../../../../shared/catalogue/scope'
import { nearestAlternatives } from '../../../../shared/vendors/alternatives'
import { keyDetails, pageRating } from '../../../../shared/vendors/details'
import { vendorReviews } from '../../../../shared/vendors/reviews'
import { listed } from '../../../../shared/words'
import { type Chapter, heading, list, note, paragraph, restForNotes } from '../blocks'
import type { Run, Text } from '../lines'
import type { Paper } from '../paper'
import { colors, sheet, small, soft, textWidth } from '../style'
import { type Cell, table } from '../table'
import { basisOf, cited, Sources, writeSources } from './sources'

/** The height in points that a profile needs below another: its head, key details, and verdict. */
const roomForProfile = 440

/**
 * A vendor's profile: its review, written by `writeReview`, and its whole record with the basis and source of every
 * value.
 */
export function profile(vendor: Vendor, vendors: readonly Vendor[], writeReview: Chapter['write']): Chapter {
  const review = vendorReviews[vendor.id]
  return {
    id: `vendor-${vendor.id}`,
    title: vendor.name,
    about: review.blurb,
    follows: roomForProfile,
    write: (paper) => {
      const sources = new Sources()
      writeNames(paper, vendor)
      writeTiles(paper, vendor)
      paragraph(paper, [{ text: 'Best for: ', face: 'bold' }, ...statement(vendor.bestFor, sources)])
      writeReview(paper)
      heading(paper, 'Strengths', 2)
      list(
        paper,
        vendor.strengths.map((fact) => statement(fact, sources)),
      )
      heading(paper, 'Limits', 2)
      list(
        paper,
        vendor.limits.map((fact) => statement(fact, sources)),
      )
      writeAlternatives(paper, vendor, vendors)
      writeRecord(paper, vendor, sources)
      writeQuestions(paper, vendor)
      writeSources(paper, sources)
      // The rest of the page is for notes, unless the next profile begins there.
      if (paper.left < roomForProfile) restForNotes(paper, `Notes from the demo and the calls: ${vendor.name}`)
    },
  }
}

function writeNames(paper: Paper, vendor: Vendor) {
  const { badge } = vendorReviews[vendor.id]
  const names = vendor.alsoKnownAs ? `${badge}. Also: ${vendor.alsoKnownAs}.` : `${badge}.`
  paper.y -= 8
  paragraph(paper, [{ text: names, face: 'semibold' }], { style: soft })
  const part = partOfTheWork(vendor)
  const scope = outOfScope(vendor) ?? (part && `Not a full record on its own, but ${part}.`)
  if (scope) note(paper, 'What it is not', [scope])
}

/** The key details in six tiles, in two rows of three. */
function writeTiles(paper: Paper, vendor: Vendor) {
  const review = vendorReviews[vendor.id]
  const details = [pageRating(vendor, review), ...keyDetails(vendor, review)].filter(
    ({ label }) => label !== 'Specialty focus',
  )
  const gap = 8
  const width = (textWidth - gap * 2) / 3
  for (let start = 0; start < details.length; start += 3) {
    const tiles = details.slice(start, start + 3).map(({ label, text, elsewhere, mark }) => ({
      label: paper.set(
        `${label} (${basisWords[mark.basis].label.toLowerCase()}${mark.disputed ? '*' : ''})`,
        { ...soft, size: 8 },
        width - 20,
      ),
      text: paper.set(text, { ...small, size: 10.5, face: 'bold', leading: 1.25 }, width - 20),
      other: elsewhere ? paper.set(`In the comparison: ${elsewhere}`, { ...soft, size: 7.6 }, width - 20) : undefined,
    }))
    const height =
      Math.max(...tiles.map(({ label, text, other }) => label.height + text.height + (other?.height ?? 0))) + 16
    paper.ensure(height)
    for (const [column, { label, text, other }] of tiles.entries()) {
      const x = sheet.left + column * (width + gap)
      paper.fill(x, paper.y, width, height, colors.sunken, 5)
      const parts = [
        paper.draw('P', label, x + 10, paper.y + 8),
        paper.draw('P', text, x + 10, paper.y + 8 + label.height),
      ]
      if (other) parts.push(paper.draw('P', other, x + 10, paper.y + 8 + label.height + text.height))
      paper.add(paper.group('Div', parts))
    }
    paper.y += height + gap
  }
}

function statement(fact: Fact<string>, sources: Sources): Run[] {
  const mark: Run = { text: ` ${basisOf(fact, sources)}`, color: colors.inkSoft, face: 'italic' }
  return [{ text: fact.value ?? basisWords.unknown.label }, ...(hasValue(fact) ? [mark] : [])]
}

function writeAlternatives(paper: Paper, vendor: Vendor, vendors: readonly Vendor[]) {
  const near = nearestAlternatives(vendor, vendors)
  if (near.length === 0) return
  const runs = near.flatMap(({ vendor: { id, name } }, index): Run[] => [
    ...(index > 0 ? [{ text: ', ' }] : []),
    { text: name, to: `vendor-${id}`, color: colors.accent, face: 'semibold' },
  ])
  paragraph(paper, [
    { text: 'Compare it with ', face: 'bold' },
    ...runs,
    { text: ': the nearest by care, size, and starting cost.' },
  ])
}

function writeRecord(paper: Paper, vendor: Vendor, sources: Sources) {
  const { figures, features } = recordOf(vendor)
  heading(paper, 'The full record', 2)
  const cells = (row: RecordRow): Cell[] => [
    { text: row.label, style: { face: 'semibold' } },
    valueCell(row),
    { text: basisOf(row.evidence, sources), style: { color: colors.inkSoft } },
  ]
  table(paper, {
    head: ['Cost, size, and service', 'Value', 'Basis'],
    rows: figures.map(cells),
    widths: [30, 40, 30],
    padding: 2,
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
    padding: 2,
  })
  const rows = [...figures, ...features]
  remarks(paper, 'Beside the values', rows, ({ note }) => note, sources)
  remarks(paper, 'Where readings differ', rows, ({ differs }) => differs, sources)
}

function remarks(
  paper: Paper,
  title: string,
  rows: readonly RecordRow[],
  remarkOf: (evidence: Evidence) => string | undefined,
  sources: Sources,
) {
  // One remark may concern many values, such as what a product is not.
  const labels = new Map<string, string[]>()
  for (const { label, evidence } of rows) {
    const text = remarkOf(evidence)
    if (text !== undefined) labels.set(text, [...(labels.get(text) ?? []), label + (evidence.differs ? '*' : '')])
  }
  if (labels.size === 0) return
  const remarked = [...labels].map(
    ([text, of]): Text => [{ text: `${of.join(', ')}: `, face: 'bold' }, ...cited(text, sources)],
  )
  heading(paper, title, 3)
  list(paper, remarked, { style: small })
}

function valueCell({ kind, text, evidence }: RecordRow): Text {
  const mark = evidence.differs ? '*' : ''
  if (!hasValue(evidence)) return [{ text, color: colors.inkSoft }]
  if (kind === 'link')
    return [
      { text: text.replace(/ ;/g, ';').replace(/^https?:\/\/(www\.)?/, '') + mark, to: text, color: colors.accent },
    ]
  if (text.startsWith('https://')) return [{ text: text + mark, to: text, color: colors.accent }]
  const color = kind === 'boolean' ? (answerColors.get(text) ?? colors.ink) : colors.ink
  return [{ text: text + mark, face: 'semibold', color }]
}

const answerColors = new Map([
  ['Yes', colors.yes],
  ['No', colors.no],
])

/** The unknown facts of the record as questions. */
function writeQuestions(paper: Paper, vendor: Vendor) {
  const { figures, features } = recordOf(vendor)
  const open = [...figures, ...features].filter(
    ({ evidence, label }) => evidence.basis === 'unknown' && label !== 'Reviews',
  )
  if (open.length === 0) return
  heading(paper, `Ask ${vendor.name}`, 3)
  paragraph(
    paper,
    `We found nothing to rely on for ${listed(open.map(({ label }) => label))}. Have it shown, or ask for it in writing.`,
  )
}
