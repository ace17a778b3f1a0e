import type { Vendor } from '../../../shared/catalogue'
import { fieldOf } from '../../../shared/catalogue/fields'
import { hasValue } from '../../../shared/catalogue/mark'
import { featureNotes } from '../../../shared/features/notes'
import { type FeatureKey, featureLabel } from '../../../shared/match/terms/features'
import { capitalized } from '../../../shared/words'
import { basisMark, detailsOf, factAt, factWords, featureFact, isText, markedValue } from './facts'
import { isRecorded, type Need, needsOf } from './needs'
import { type Plan, purposeOf } from './plan'
import { chargesFor } from './prices'
import { joined, type Prose, paragraph, prose, section, table, vendorLink } from './prose'
import { withoutArticle } from './words'

/** What an article asks of a system: a feature that the topic names, or a need of its practice. */
export type Asked = Pick<Need, 'name' | 'key' | 'field'>

/** What an article asks of each system and the catalogue records. */
export const askedOf = (plan: Plan): Asked[] => [
  ...plan.features.map((key) => ({ name: featureLabel(key), key })),
  ...needsOf(plan).filter(isRecorded),
]

/** What is asked and recorded as features, for sorting and comparing. */
export const askedKeys = (plan: Plan): FeatureKey[] => askedOf(plan).flatMap(({ key }) => key ?? [])

interface Answer {
  reading: 'yes' | 'no' | 'partly' | null
  mark: Prose
  note: string
  /** Whether the note begins with the value, because the record answers in a text. */
  isText: boolean
}

/** What a vendor's record says about something asked. */
export function answerOf(vendor: Vendor, { key, field = '' }: Asked): Answer {
  const known = key ? featureFact(vendor, key) : { reading: hasValue(factAt(vendor, field)) ? yes : null, field }
  return {
    reading: known.reading,
    mark: basisMark(vendor, known.field),
    note: detailsOf(vendor, known.field),
    isText: isText(known.field),
  }
}

const yes = 'yes' as const

/** What each chosen system's record confirms of it, at which price; not of features alone, unless to choose. */
export function needsTable(plan: Plan): Prose {
  const { chosen } = plan
  const asked = askedOf(plan)
  const areOnlyFeatures = asked.length === plan.features.length
  if (chosen.length < 2 || (areOnlyFeatures && purposeOf(plan) !== 'choice')) return ''
  const rows = [
    ...asked.flatMap((one) => [
      [capitalized(withoutArticle(one.name)), ...chosen.map((vendor) => cellOf(answerOf(vendor, one)))],
      ...detailRow(one.key, chosen),
    ]),
    ...priceRows(plan),
  ]
  if (areOnlyFeatures && rows.length < rowsMin) return ''
  return section(
    'Which needs are on record',
    table(['Need', ...chosen.map(vendorLink)], rows),
    paragraph(rows.some((row) => row.includes(unverified)) && 'Not verified does not mean no: ask that vendor.'),
  )
}

function detailRow(key: FeatureKey | undefined, chosen: readonly Vendor[]): Prose[][] {
  const field = key && featureNotes[key].detail?.field
  if (!field || chosen.every((vendor) => factWords(vendor, field) === null)) return []
  const cells = chosen.map((vendor) => {
    const words = factWords(vendor, field)
    return words === null ? unverified : markedValue(vendor, field, words)
  })
  return [[fieldOf(field)?.label ?? '', ...cells]]
}

/** A table of one row says less than the list of all records. */
const rowsMin = 2

const unverified = 'Not verified'

function priceRows(plan: Plan): Prose[][] {
  const charges = plan.asksCost ? [] : plan.chosen.map((vendor) => joined(chargesFor(vendor, plan), '; '))
  return charges.some(Boolean) ? [['Price on record', ...charges.map((charge) => charge || unverified)]] : []
}

const readings = { yes: 'Yes', partly: 'In part', no: 'No' }

function cellOf({ reading, mark, note, isText: isValue }: Answer): Prose {
  if (reading === null) return unverified
  if (isValue && reading === 'yes') return prose`${capitalized(note)} ${mark}`
  return prose`${readings[reading]}${note && `; ${note}`} ${mark}`
}
