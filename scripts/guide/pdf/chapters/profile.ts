import { type Evidence, type RecordRow, recordOf } from '../../../../client/components/vendor/record'
import type { Fact, Vendor } from '../../../../shared/catalogue'
import { basisWords, dateWords, kindWords } from '../../../../shared/catalogue/basis'
import type { Source } from '../../../../shared/catalogue/evidence'
import { hasValue } from '../../../../shared/catalogue/mark'
import { outOfScope, partOfTheWork } from '../../../../shared/catalogue/scope'
import { nearestAlternatives } from '../../../../shared/vendors/alternatives'
import { keyDetails, pageRating } from '../../../../shared/vendors/details'
import { vendorReviews } from '../../../../shared/vendors/reviews'
import { capitalized, listed } from '../../../../shared/words'
import { type Chapter, heading, list, note, paragraph, restForNotes } from '../blocks'
import type { Run, Text } from '../lines'
import type { Paper } from '../paper'
import { colors, sheet, small, soft, textWidth } from '../style'
import { type Cell, table } from '../table'

/** A vendor's profile: its review, which `writeReview` writes, and its whole record with every value's basis and source. */
export function profile(vendor: Vendor, vendors: readonly Vendor[], writeReview: Chapter['write']): Chapter {
  const review = vendorReviews[vendor.id]
  return {
    id: `vendor-${vendor.id}`,
    title: vendor.name,
    about: review.blurb,
    write: (paper) => {
      const sources = new Sources()
      writeNames(paper, vendor)
      writeTiles(paper, vendor)
      writeReview(paper)
      heading(paper, 'Best for', 2)
      statements(paper, [vendor.bestFor], sources)
      heading(paper, 'Strengths', 2)
      statements(paper, vendor.strengths, sources)
      heading(paper, 'Limits', 2)
      statements(paper, vendor.limits, sources)
      writeAlternatives(paper, vendor, vendors)
      writeRecord(paper, vendor, sources)
      writeQuestions(paper, vendor)
      writeSources(paper, sources)
      restForNotes(paper, `Notes from the demo and the calls: ${vendor.name}`)
    },
  }
}

/** The addresses a profile cites, numbered in the order in which they first appear. */
class Sources {
  readonly #pages = new Map<string, Partial<Source>>()

  /** The number of an address, with what is known of its page. */
  cite(url: string, page: Partial<Source> = {}): number {
    this.#pages.set(url, { ...page, ...this.#pages.get(url) })
    return [...this.#pages.keys()].indexOf(url) + 1
  }

  list(): (Partial<Source> & { url: string })[] {
    return [...this.#pages].map(([url, page]) => ({ ...page, url }))
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

/** The key details in six tiles, a row of three twice. */
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

function statements(paper: Paper, facts: readonly Fact<string>[], sources: Sources) {
  const texts = facts.map((fact): Text => {
    const mark: Run = { text: ` ${basisOf(fact, sources)}`, color: colors.inkSoft, face: 'italic' }
    return [{ text: fact.value ?? basisWords.unknown.label }, ...(hasValue(fact) ? [mark] : [])]
  })
  if (texts.length === 1) paragraph(paper, texts[0] ?? '')
  else list(paper, texts)
}

/** `Sourced [2], April 2026`, `Unverified`. */
function basisOf({ basis, source }: Evidence, sources: Sources): string {
  const { label } = basisWords[basis]
  if (!source) return label
  return `${label} [${sources.cite(source.url, source)}]${source.dated ? `, ${dateWords(source.dated)}` : ''}`
}

function writeAlternatives(paper: Paper, vendor: Vendor, vendors: readonly Vendor[]) {
  const near = nearestAlternatives(vendor, vendors)
  if (near.length === 0) return
  heading(paper, 'Compare it with', 2)
  const runs = near.flatMap(({ vendor: { id, name } }, index): Run[] => [
    ...(index > 0 ? [{ text: ', ' }] : []),
    { text: name, to: `vendor-${id}`, color: colors.accent, face: 'semibold' },
  ])
  paragraph(paper, [...runs, { text: ': the nearest by kind of care, size and starting cost.' }])
}

function writeRecord(paper: Paper, vendor: Vendor, sources: Sources) {
  const { figures, features } = recordOf(vendor)
  heading(paper, 'The full record', 2)
  for (const [head, rows] of [
    ['Cost, size and service', figures],
    ['Features', features],
  ] as const) {
    table(paper, {
      head: [head, 'Value', 'Basis'],
      rows: rows.map((row) => [
        row.label,
        valueCell(row),
        { text: basisOf(row.evidence, sources), style: { color: colors.inkSoft } },
      ]),
      widths: [30, 40, 30],
      padding: 3.1,
    })
  }
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
  const remarked = rows.flatMap(({ label, evidence }) => {
    const text = remarkOf(evidence)
    const mark = evidence.differs ? '*' : ''
    return text === undefined ? [] : [[{ text: `${label}${mark}: `, face: 'bold' as const }, ...cited(text, sources)]]
  })
  if (remarked.length === 0) return
  heading(paper, title, 2)
  list(paper, remarked, { style: { ...small, size: 9 } })
}

/** Addresses in a text become numbers of the list of sources. */
function cited(text: string, sources: Sources): Run[] {
  return [{ text: text.replace(/ ;/g, ';').replace(/https?:\/\/[^\s)]+/g, (url) => `[${sources.cite(url)}]`) }]
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

/** What the record leaves open is what to ask. */
function writeQuestions(paper: Paper, vendor: Vendor) {
  const { figures, features } = recordOf(vendor)
  const open = [...figures, ...features].filter(
    ({ evidence, label }) => evidence.basis === 'unknown' && label !== 'Reviews',
  )
  if (open.length === 0) return
  heading(paper, `Ask ${vendor.name}`, 2)
  paragraph(
    paper,
    `We found nothing to rely on for ${listed(open.map(({ label }) => label))}. Have it shown, or ask for it in writing.`,
  )
}

function writeSources(paper: Paper, sources: Sources) {
  const rows = sources.list()
  if (rows.length === 0) return
  heading(paper, 'Sources', 2)
  table(paper, {
    head: ['No.', 'Source and address', 'Who speaks', 'Date of the page', 'Read'],
    rows: rows.map(({ url, name, kind, dated, read }, index): Cell[] => [
      `[${index + 1}]`,
      [...(name ? [{ text: `${name}: ` }] : []), { text: url, to: url, color: colors.accent }],
      ...[
        kind ? capitalized(kindWords[kind]) : '',
        dated ? dateWords(dated) : 'None given',
        read ? dateWords(read) : '',
      ].map((text) => ({ text, style: { color: colors.inkSoft } })),
    ]),
    widths: [6, 54, 14, 14, 12],
    style: { ...small, size: 7.2, leading: 1.24 },
    padding: 1.9,
    named: false,
  })
}
