import type { Fact, Vendor } from '../../../../shared/catalogue'
import { basisWords } from '../../../../shared/catalogue/basis'
import { careWords } from '../../../../shared/catalogue/care'
import { type ComparisonField, comparisonFields } from '../../../../shared/catalogue/fields'
import { factWords } from '../../../../shared/catalogue/words'
import { orderVendors } from '../../../../shared/comparison/order'
import { marketSegments } from '../../../../shared/site/market-segments'
import { capitalized } from '../../../../shared/words'
import { type Chapter, heading, paragraph } from '../blocks'
import { legend, markedText } from '../marks'
import type { Paper } from '../paper'
import { answerColors, colors, small, type TextStyle, textWidth } from '../style'
import type { Cell } from '../table'
import { type Column, figures, systemTable } from './figure-cells'

/** Small type, because up to ten columns share a page. */
const dense = {
  style: { ...small, size: 8, leading: 1.3 } satisfies TextStyle,
  headSize: 8,
  padding: 3,
  rowHeight: 24,
  whole: true,
}

const features = comparisonFields.filter(({ kind }) => kind === 'answer')

/** The systems in rows, in alphabetical order, and their care, figures, and features in columns. */
export function matrices(all: readonly Vendor[]): Chapter[] {
  const vendors = orderVendors(all, 'alphabetical')
  return [careMatrix(vendors), figureMatrix(vendors), featureMatrix(vendors)]
}

function careMatrix(vendors: readonly Vendor[]): Chapter {
  const kinds = Object.keys(careWords) as (keyof typeof careWords)[]
  const levels = ['detox', 'residential', 'inpatient', 'IOP/PHP', 'outpatient'] as const
  const columns: Column[] = [
    ...kinds.map((kind) => ({
      label: capitalized(careWords[kind]),
      cell: ({ specialties }: Vendor) => listedCell(specialties, kind),
    })),
    ...levels.map((level) => ({
      label: capitalized(level),
      cell: ({ levelsOfCare }: Vendor) => listedCell(levelsOfCare, level),
    })),
  ]
  return {
    id: 'care',
    title: 'Matrix: kinds and levels of care',
    about: 'The first filter. A system made for outpatient therapy will not run a detox unit, whatever its rating.',
    write: (paper) => {
      systemTable(paper, vendors, columns, { ...dense, widths: answerWidths(paper, columns) })
      legend(
        paper,
        'A dash means that our record does not name it for this system, "?" that nothing is verified; neither is a no. Behind a yes',
      )
    },
  }
}

function figureMatrix(vendors: readonly Vendor[]): Chapter {
  return {
    id: 'matrix-figures',
    title: 'Matrix: cost, size, and service',
    about: 'What the comparison holds for each system. The source of each value is in the profile.',
    write: (paper) => {
      const widths = [nameWidth, 37, 79, 52, 77, 60, 49, 52]
      systemTable(paper, vendors, Object.values(figures), { ...dense, widths })
      legend(paper)
    },
  }
}

function featureMatrix(vendors: readonly Vendor[]): Chapter {
  return {
    id: 'matrix-features',
    title: 'Matrix: features',
    about: 'Cross off every system that lacks one of your musts, unless the vendor shows you a workaround.',
    write: (paper) => {
      for (const [title, isShown] of halves) {
        heading(paper, title, 2)
        const columns = features.filter(isShown).map((field) => ({
          label: field.label,
          cell: (vendor: Vendor) => featureCell(field, vendor),
        }))
        systemTable(paper, vendors, columns, { ...dense, widths: answerWidths(paper, columns) })
        // Below each half, because each fills a page.
        legend(paper, '"?" means not verified: ask the vendor. "Partly" is explained in the profile. Behind an answer')
      }
    },
  }
}

const clinical = new Set<string>([
  'aiNotetaking',
  'telehealth',
  'groupTherapy',
  'outcomeTracking',
  'mobileApp',
  'customForms',
  'patientPortal',
  'appointmentReminders',
])
const halves: [title: string, isShown: (field: ComparisonField) => boolean][] = [
  ['Clinical and patient-facing', ({ key }) => clinical.has(key)],
  ['Office, money, and service', ({ key }) => !clinical.has(key)],
]

/** The width in points of the longest name of a system. */
const nameWidth = 86

/** Column widths in points: what the longest word of each head or answer needs, and equal parts of the rest. */
function answerWidths(paper: Paper, columns: readonly Column[]): number[] {
  const answer = paper.measure('Does not', dense.style.face, dense.style.size)
  const words = columns.map(({ label }) => label.split(' ').map((word) => paper.measure(word, 'bold', dense.headSize)))
  const least = words.map((widths) => Math.max(answer, ...widths) + dense.padding * 2)
  const rest = textWidth - nameWidth - least.reduce((sum, width) => sum + width, 0)
  return [nameWidth, ...least.map((width) => width + rest / least.length)]
}

function featureCell(field: ComparisonField, vendor: Vendor): Cell {
  const fact = vendor[field.key]
  if (fact.value === null) return missing(fact)
  const text = factWords(field, vendor[field.key])
  return markedText(text, fact, { face: 'semibold', color: answerColors.get(text) ?? colors.ink })
}

function listedCell<T>(fact: Fact<readonly T[]>, wanted: T): Cell {
  if (fact.value === null) return missing(fact)
  return fact.value.includes(wanted)
    ? markedText('Yes', fact, { face: 'semibold', color: colors.yes })
    : { text: '–', style: { color: colors.inkSoft } }
}

function missing({ basis }: Fact<unknown>): Cell {
  return { text: basis === 'unknown' ? '?' : basisWords[basis].label, style: { color: colors.inkSoft } }
}

/** The systems by kind of organization, as on the site's page about the market. */
export function writeSegments(paper: Paper, vendors: readonly Vendor[]) {
  const { rating, cost, size, setup } = figures
  for (const { name, audience, vendors: ids } of marketSegments) {
    heading(paper, name, 2)
    paragraph(paper, `For ${audience}:`)
    const systems = vendors.filter(({ id }) => ids.includes(id))
    const widths = [22, 10, 27, 25, 16]
    systemTable(paper, orderVendors(systems, 'rating'), [rating, cost, size, setup], { widths, padding: 3 })
  }
  legend(paper)
}
