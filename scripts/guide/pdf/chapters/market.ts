import type { Fact, Vendor } from '../../../../shared/catalogue'
import { careWords } from '../../../../shared/catalogue/care'
import { type ComparisonField, comparisonFields, displayFact } from '../../../../shared/catalogue/fields'
import { orderVendors } from '../../../../shared/comparison/order'
import { marketSegments } from '../../../../shared/site/market-segments'
import { capitalized } from '../../../../shared/words'
import { type Chapter, heading, paragraph } from '../blocks'
import type { Text } from '../lines'
import { alsoText, lettersExplained, markedText } from '../marks'
import type { Paper } from '../paper'
import { answerColors, colors, small, soft, type TextStyle } from '../style'
import { type Cell, table } from '../table'

/** Small type, because up to ten columns share a page. */
const dense = {
  style: { ...small, size: 8, leading: 1.3 } satisfies TextStyle,
  headSize: 6.9,
  padding: 3,
  rowHeight: 24,
  whole: true,
}

const labeled = (key: ComparisonField['key'], label: string) => {
  const field = comparisonFields.find((it) => it.key === key)
  if (!field) throw new Error(`The catalogue has no ${key}`)
  return { field, label }
}

/** The figures, with shorter names that fit above a column. */
const figures = [
  labeled('starRating', 'Rating'),
  labeled('estimatedCostPerMonth', 'Cost per month'),
  labeled('billingType', 'Billing'),
  labeled('idealOrganizationSize', 'Organization size'),
  labeled('setupTime', 'Setup'),
  labeled('customerSupport', 'Support'),
  labeled('integrations', 'Integrations'),
]

const features = comparisonFields.filter(({ kind }) => kind === 'boolean')

/** The systems by kind of organization, as on the site's page about the market. */
export function writeSegments(paper: Paper, vendors: readonly Vendor[]) {
  const shown = figures.filter(({ field }) => segmentKeys.has(field.key))
  for (const { name, audience, vendors: ids } of marketSegments) {
    heading(paper, name, 2)
    paragraph(paper, `For ${audience}:`)
    const rows = orderVendors(
      vendors.filter(({ id }) => ids.includes(id)),
      'rating',
    ).map((vendor): Cell[] => [nameOf(vendor), ...shown.map(({ field }) => figureCell(field, vendor))])
    table(paper, {
      head: ['System', ...shown.map(({ label }) => label)],
      rows,
      widths: [22, 10, 27, 25, 16],
      padding: 3,
    })
  }
  legend(paper, `Behind a value, ${lettersExplained}`)
}

const segmentKeys = new Set<string>(['starRating', 'estimatedCostPerMonth', 'idealOrganizationSize', 'setupTime'])

export function matrices(all: readonly Vendor[]): Chapter[] {
  const vendors = orderVendors(all, 'alphabetical')
  return [careMatrix(vendors), figureMatrix(vendors), featureMatrix(vendors)]
}

function careMatrix(vendors: readonly Vendor[]): Chapter {
  const kinds = Object.keys(careWords) as (keyof typeof careWords)[]
  const levels = ['detox', 'residential', 'inpatient', 'IOP/PHP', 'outpatient'] as const
  return {
    id: 'care',
    title: 'Matrix: kinds and levels of care',
    about: 'The first filter. A system made for outpatient therapy will not run a detox unit, whatever its rating.',
    write: (paper) => {
      const rows = vendors.map((vendor): Cell[] => [
        nameOf(vendor),
        ...kinds.map((kind) => listedCell(vendor.specialties, kind)),
        ...levels.map((level) => listedCell(vendor.levelsOfCare, level)),
      ])
      const head = ['System', ...kinds.map((kind) => capitalized(careWords[kind])), ...levels.map(capitalized)]
      table(paper, { head, rows, widths: [21, ...head.slice(1).map(() => 10.8)], ...dense })
      legend(
        paper,
        `A dash means that our record does not name it for this system, "?" that nothing is verified; neither is a no. Behind a yes, ${lettersExplained}`,
      )
    },
  }
}

function figureMatrix(vendors: readonly Vendor[]): Chapter {
  return {
    id: 'matrix-figures',
    title: 'Matrix: cost, size, and service',
    about: 'What the comparison holds for each system. The basis of each value is in the profile.',
    write: (paper) => {
      const rows = vendors.map((vendor): Cell[] => [
        nameOf(vendor),
        ...figures.map(({ field }) => figureCell(field, vendor)),
      ])
      const head = ['System', ...figures.map(({ label }) => label)]
      table(paper, { head, rows, widths: [21.5, 9, 19, 12, 19, 14.5, 14, 12], ...dense })
      legend(paper, `Behind a value, ${lettersExplained}`)
    },
  }
}

function featureMatrix(vendors: readonly Vendor[]): Chapter {
  return {
    id: 'matrix-features',
    title: 'Matrix: features',
    about: 'Cross off every system that lacks one of your musts, unless the vendor shows you a workaround.',
    write: (paper) => {
      for (const [half, title] of ['Clinical and patient-facing', 'Office, money, and service'].entries()) {
        const shown = halves[half] ?? []
        heading(paper, title, 2)
        const rows = vendors.map((vendor): Cell[] => [
          nameOf(vendor),
          ...shown.map((field) => featureCell(field, vendor)),
        ])
        const head = ['System', ...shown.map(({ label }) => label)]
        table(paper, { head, rows, widths: [20.5, ...shown.map(() => 11.4)], ...dense })
      }
      legend(
        paper,
        `"?" means not verified: ask the vendor. A dash means that it does not apply to a product of this kind. "Partly" is explained in the profile; ${lettersExplained}`,
      )
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
const halves = [features.filter(({ key }) => clinical.has(key)), features.filter(({ key }) => !clinical.has(key))]

function nameOf({ id, name }: Vendor): Text {
  return [{ text: name, to: `vendor-${id}`, color: colors.accent }]
}

function figureCell(field: ComparisonField, vendor: Vendor): Cell {
  return [...markedText(displayFact(field, vendor), vendor[field.key]), ...alsoText(field, vendor)]
}

function featureCell(field: ComparisonField, vendor: Vendor): Cell {
  const fact = vendor[field.key]
  if (fact.value === null) return { text: fact.basis === 'unknown' ? '?' : '–', style: { color: colors.inkSoft } }
  const text = displayFact(field, vendor)
  return markedText(text, fact, { face: 'semibold', color: answerColors.get(text) ?? colors.ink })
}

function listedCell<T>(fact: Fact<readonly T[]>, wanted: T): Cell {
  if (fact.value === null) return { text: '?', style: { color: colors.inkSoft } }
  return fact.value.includes(wanted)
    ? markedText('Yes', fact, { face: 'semibold', color: colors.yes })
    : { text: '–', style: { color: colors.inkSoft } }
}

function legend(paper: Paper, text: string) {
  paragraph(paper, text, { style: soft })
}
