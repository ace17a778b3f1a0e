import { type RecordRow, recordOf, type Source, sourceOf } from '../../../../client/components/vendor/record'
import type { Fact, Vendor } from '../../../../shared/catalogue'
import { basisWords, dateWords } from '../../../../shared/catalogue/basis'
import { outOfScope, partOfTheWork } from '../../../../shared/recommendation/scope'
import { listed } from '../../../../shared/recommendation/wording'
import { nearestAlternatives } from '../../../../shared/vendors/alternatives'
import { keyDetails, pageRating } from '../../../../shared/vendors/details'
import { vendorReviews } from '../../../../shared/vendors/reviews'
import { type Chapter, heading, list, note, paragraph, restForNotes } from '../blocks'
import type { Run, Text } from '../lines'
import type { Paper } from '../paper'
import { colours, sheet, small, soft, textWidth } from '../style'
import { type Cell, table } from '../table'

/** A vendor's profile: what its page on the site says, and its whole record with every value's basis and source. */
export function profile(vendor: Vendor, vendors: readonly Vendor[]): Chapter {
  const review = vendorReviews[vendor.id]
  return {
    id: `vendor-${vendor.id}`,
    title: vendor.name,
    about: review.blurb,
    write: (paper) => {
      const sources = new Sources()
      writeNames(paper, vendor)
      writeTiles(paper, vendor)
      heading(paper, 'Who it is for', 2)
      statements(paper, [vendor.bestFor], sources)
      heading(paper, `Four reasons to choose ${vendor.name}`, 2)
      list(
        paper,
        review.benefits.map(({ title, text }) => [{ text: `${title}.`, face: 'bold' }, { text: ` ${text}` }]),
      )
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
  readonly #dates = new Map<string, string | undefined>()

  /** The number of an address; `seen` is the date that its page bears. */
  cite(url: string, seen?: string): number {
    this.#dates.set(url, this.#dates.get(url) ?? seen)
    return [...this.#dates.keys()].indexOf(url) + 1
  }

  list(): { url: string; seen: string | undefined }[] {
    return [...this.#dates].map(([url, seen]) => ({ url, seen }))
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
    const tiles = details.slice(start, start + 3).map(({ label, text, elsewhere }) => ({
      label: paper.set(label, { ...soft, size: 8 }, width - 20),
      text: paper.set(text, { ...small, size: 10.5, face: 'bold', leading: 1.25 }, width - 20),
      other: elsewhere ? paper.set(`In the comparison: ${elsewhere}`, { ...soft, size: 7.6 }, width - 20) : undefined,
    }))
    const height =
      Math.max(...tiles.map(({ label, text, other }) => label.height + text.height + (other?.height ?? 0))) + 16
    paper.ensure(height)
    for (const [column, { label, text, other }] of tiles.entries()) {
      const x = sheet.left + column * (width + gap)
      paper.fill(x, paper.y, width, height, colours.sunken, 5)
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
    const mark: Run = { text: ` ${basisOf(sourceOf(fact), sources)}`, colour: colours.inkSoft, face: 'italic' }
    return [{ text: fact.value ?? basisWords.unknown.label }, ...(fact.basis === 'unknown' ? [] : [mark])]
  })
  if (texts.length === 1) paragraph(paper, texts[0] ?? '')
  else list(paper, texts)
}

/** `Sourced [2], April 2026`, `General knowledge`. */
function basisOf({ basis, url, seen }: Source, sources: Sources): string {
  if (!url) return basisWords[basis].label
  return `${basisWords[basis].label} [${sources.cite(url, seen)}]${seen ? `, ${dateWords(seen)}` : ''}`
}

function writeAlternatives(paper: Paper, vendor: Vendor, vendors: readonly Vendor[]) {
  const near = nearestAlternatives(vendor, vendors)
  if (near.length === 0) return
  heading(paper, 'Compare it with', 2)
  const runs = near.flatMap(({ vendor: { id, name } }, index): Run[] => [
    ...(index > 0 ? [{ text: ', ' }] : []),
    { text: name, to: `vendor-${id}`, colour: colours.accent, face: 'semibold' },
  ])
  paragraph(paper, [...runs, { text: ': the nearest by kind of care, size and starting cost.' }])
}

function writeRecord(paper: Paper, vendor: Vendor, sources: Sources) {
  const { figures, features } = recordOf(vendor)
  const website: RecordRow = {
    label: 'Website',
    kind: 'link',
    text: vendor.website.value ?? basisWords.unknown.label,
    source: sourceOf(vendor.website),
  }
  heading(paper, 'The full record', 2)
  for (const [head, rows] of [
    ['Cost, size and service', [...figures, website]],
    ['Features', features],
  ] as const) {
    table(paper, {
      head: [head, 'Value', 'Basis'],
      rows: rows.map((row) => [
        row.label,
        valueCell(row),
        { text: basisOf(row.source, sources), style: { colour: colours.inkSoft } },
      ]),
      widths: [30, 40, 30],
      padding: 3.1,
    })
  }
  const disputed = [...figures, website, ...features].filter(({ source }) => source.differs)
  if (disputed.length === 0) return
  heading(paper, 'Where readings differ', 2)
  list(
    paper,
    disputed.map(({ label, source }) => [
      { text: `${label}*: `, face: 'bold' },
      ...cited(source.differs ?? '', sources),
    ]),
    { style: { ...small, size: 9 } },
  )
}

/** Addresses in a text become numbers of the list of sources. */
function cited(text: string, sources: Sources): Run[] {
  return [{ text: text.replace(/ ;/g, ';').replace(/https?:\/\/[^\s)]+/g, (url) => `[${sources.cite(url)}]`) }]
}

function valueCell({ kind, text, source }: RecordRow): Text {
  const mark = source.differs ? '*' : ''
  if (source.basis === 'unknown') return [{ text, colour: colours.inkSoft }]
  if (kind === 'link')
    return [
      { text: text.replace(/ ;/g, ';').replace(/^https?:\/\/(www\.)?/, '') + mark, to: text, colour: colours.accent },
    ]
  const colour = kind === 'boolean' ? (text === 'Yes' ? colours.yes : colours.no) : colours.ink
  return [{ text: text + mark, face: 'semibold', colour }]
}

/** What the record leaves open is what to ask. */
function writeQuestions(paper: Paper, vendor: Vendor) {
  const { figures, features } = recordOf(vendor)
  const open = [...figures, ...features].filter(
    ({ source, label }) => source.basis === 'unknown' && label !== 'Reviews',
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
    head: ['No.', 'Address', 'Date of the page'],
    rows: rows.map(({ url, seen }, index): Cell[] => [
      `[${index + 1}]`,
      [{ text: url, to: url, colour: colours.accent }],
      { text: seen ? dateWords(seen) : 'None given', style: { colour: colours.inkSoft } },
    ]),
    widths: [6, 79, 15],
    style: { ...small, size: 7.2, leading: 1.24 },
    padding: 1.9,
    named: false,
  })
}
