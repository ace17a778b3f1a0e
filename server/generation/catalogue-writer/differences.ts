import type { Vendor } from '../../../shared/catalogue'
import { comparisonFields, fieldOf } from '../../../shared/catalogue/fields'
import { featurePhrase } from '../../../shared/match/terms/features'
import { listed } from '../../../shared/words'
import { basisMark, factWords, markedValue } from './facts'
import { escaped, heading, paragraph, table } from './html'
import type { Plan } from './plan'
import { noteOfPrice } from './prices'
import { figuresInProse } from './words'

/** Dossier facts that decide between systems, in the order in which a buyer asks about them. */
const decidingFacts = [
  'confidentiality.part2Consent',
  'prescribing.price',
  'prescribing.epcs',
  'prescribing.pdmp',
  'clinical.emar',
  'clinical.bedBoard',
  'clinical.labs',
  'clinical.groupNotes',
  'ai.price',
  'ai.noteTypes',
  'ai.trainsOnCustomerData',
  'billing.institutional',
  'billing.payers',
  'price.perItem',
  'price.cardFee',
  'price.extras',
  'contract.term',
  'contract.cancellation',
  'leaving.migrationIn',
  'leaving.exportScope',
  'leaving.exportPrice',
  'leaving.exportDeadline',
] as const

interface Row {
  label: string
  phrase: string
  words: (string | null)[]
  cells: string[]
}

/** Where the records of two or more named systems differ, or only some of them say anything. */
export function differences({ systems, features }: Plan): string {
  if (systems.length < 2 || features.length > 0) return ''
  const rows = [...featureRows(systems), ...factRows(systems, decidingFacts)].filter(
    ({ words }) => new Set(words).size > 1,
  )
  if (rows.length === 0) return ''
  return (
    heading('Where the records differ') +
    paragraph(
      'These rows differ, or only one record says anything.',
      rows.some(isOpen) ? '"Not verified" does not mean no: ask that vendor.' : '',
    ) +
    tableOf('What differs', systems, rows) +
    agreements(systems)
  )
}

function agreements(systems: readonly Vendor[]): string {
  const rows = [...featureRows(systems), ...factRows(systems, ['exchange.publicApi'])]
  const alike = (answer: string) =>
    rows.filter(({ words }) => words.every((word) => word === answer)).map(({ phrase }) => escaped(phrase))
  const [having, lacking] = [alike('Yes'), alike('No')]
  const [all, none] = systems.length === 2 ? ['Both', 'neither'] : ['All', 'none']
  return paragraph(
    having.length > 0 ? `${all} records confirm ${listed(having)}.` : '',
    lacking.length > 0 ? `According to their records, ${none} has ${listed(lacking, 'or')}.` : '',
  )
}

/** What vendors charge beyond the subscription. */
const prices: readonly string[] = [
  'prescribing.price',
  'prescribing.epcsPrice',
  'prescribing.pdmpPrice',
  'ai.price',
  'price.perItem',
  'price.cardFee',
  'price.extras',
  'leaving.exportPrice',
]

/** The same, and how one gets in and out of a subscription. */
const furtherCosts = [
  ...prices,
  'contract.minimumSeats',
  'contract.freeTrial',
  'contract.term',
  'contract.cancellation',
]

/** What comes on top of the subscription of each system, as far as a record says anything. */
export function costsOnTop({ chosen }: Plan): string {
  const rows = factRows(chosen, furtherCosts).filter(({ words }) => words.some((word) => word !== null))
  if (rows.length === 0) return ''
  return (
    heading('What comes on top of the subscription') +
    tableOf('On record', chosen, rows) +
    (rows.some(isOpen)
      ? paragraph('"Not verified" does not mean that it is free: ask for every one of these in the quote.')
      : '')
  )
}

const isOpen = ({ words }: Row) => words.includes(null)

const tableOf = (title: string, systems: readonly Vendor[], rows: readonly Row[]) =>
  table(
    [title, ...systems.map(({ name }) => name)],
    rows.map(({ label, cells }) => [label, ...cells]),
  )

function featureRows(systems: readonly Vendor[]): Row[] {
  return comparisonFields
    .filter((field) => field.kind === 'answer')
    .map((field) => {
      const words = systems.map((vendor) => factWords(vendor, field.key))
      const phrase = featurePhrase(field.key)
      return {
        label: field.label,
        phrase,
        words,
        cells: systems.map((vendor, at) => cellOf(vendor, field.key, words[at])),
      }
    })
}

function factRows(systems: readonly Vendor[], keys: readonly string[]): Row[] {
  return keys.flatMap((key) => {
    const label = fieldOf(key)?.label
    const words = systems.map((vendor) => factWords(vendor, key))
    const phrase = phrases[key] ?? label ?? ''
    return label ? [{ label, phrase, words, cells: systems.map((vendor, at) => cellOf(vendor, key, words[at])) }] : []
  })
}

/** Facts whose labels no sentence can use. */
const phrases: Readonly<Record<string, string>> = { 'exchange.publicApi': 'a public API' }

function cellOf(vendor: Vendor, field: string, words: string | null = null): string {
  if (words === null || !prices.includes(field)) return markedValue(vendor, field, words && figuresInProse(words))
  return `${escaped(figuresInProse(words))}${noteOfPrice(vendor, field)} ${basisMark(vendor, field)}`
}
