import type { Vendor } from '../../../shared/catalogue'
import { comparisonFields, fieldOf } from '../../../shared/catalogue/fields'
import { featurePhrase } from '../../../shared/match/terms/features'
import { basisMark, factWords, markedValue } from './facts'
import type { Plan } from './plan'
import { noteOfPrice } from './prices'
import { ofAny, type Prose, paragraph, prose, section, table } from './prose'
import texts from './texts.json' with { type: 'json' }
import { figuresInProse } from './words'

/** What decides between systems in the order in which a buyer asks, and what vendors charge beyond the subscription. */
const { deciding, prices, terms } = texts.fields

interface Row {
  label: string
  /** The label as a sentence uses it. */
  phrase: string
  words: (string | null)[]
  cells: Prose[]
}

/** Where the records of two or more named systems differ, or only some of them say anything. */
export function differences({ systems, features }: Plan): Prose {
  if (systems.length < 2 || features.length > 0) return ''
  const rows = [...featureRows(systems), ...factRows(systems, deciding)].filter(({ words }) => new Set(words).size > 1)
  if (rows.length === 0) return ''
  return section(
    'Where the records differ',
    paragraph(
      'These rows differ, or only one record says anything.',
      rows.some(isOpen) && '"Not verified" does not mean no: ask that vendor.',
    ),
    tableOf('What differs', systems, rows),
    agreements(systems),
  )
}

function agreements(systems: readonly Vendor[]): Prose {
  const rows = [...featureRows(systems), ...factRows(systems, ['exchange.publicApi'])]
  const alike = (answer: string) =>
    rows.filter(({ words }) => words.every((word) => word === answer)).map(({ phrase }) => phrase)
  const [all, none] = systems.length === 2 ? ['Both', 'neither'] : ['All', 'none']
  return paragraph(
    ofAny(alike('Yes'), (having) => prose`${all} records confirm ${having}.`),
    ofAny(alike('No'), (lacking) => prose`According to their records, ${none} has ${lacking}.`, 'or'),
  )
}

/** What comes on top of the subscription of each system, as far as a record says anything. */
export function costsOnTop({ chosen }: Plan): Prose {
  const rows = factRows(chosen, [...prices, ...terms]).filter(({ words }) => words.some((word) => word !== null))
  if (rows.length === 0) return ''
  return section(
    'What comes on top of the subscription',
    tableOf('On record', chosen, rows),
    paragraph(
      rows.some(isOpen) && '"Not verified" does not mean that it is free: ask for every one of these in the quote.',
    ),
  )
}

const isOpen = ({ words }: Row) => words.includes(null)

const tableOf = (title: string, systems: readonly Vendor[], rows: readonly Row[]) =>
  table(
    [title, ...systems.map(({ name }) => name)],
    rows.map(({ label, cells }) => [label, ...cells]),
  )

const featureRows = (systems: readonly Vendor[]): Row[] =>
  comparisonFields.flatMap((field) =>
    field.kind === 'answer' ? rowOf(systems, field.key, field.label, featurePhrase(field.key)) : [],
  )

const factRows = (systems: readonly Vendor[], keys: readonly string[]): Row[] =>
  keys.flatMap((key) => {
    const label = fieldOf(key)?.label
    return label ? rowOf(systems, key, label, phrases[key] ?? label) : []
  })

function rowOf(systems: readonly Vendor[], key: string, label: string, phrase: string): Row {
  const words = systems.map((vendor) => factWords(vendor, key))
  return { label, phrase, words, cells: systems.map((vendor, at) => cellOf(vendor, key, words[at])) }
}

/** Facts whose labels no sentence can use. */
const phrases: Readonly<Record<string, string>> = { 'exchange.publicApi': 'a public API' }

function cellOf(vendor: Vendor, field: string, words: string | null = null): Prose {
  if (words === null || !prices.includes(field)) return markedValue(vendor, field, words && figuresInProse(words))
  return prose`${figuresInProse(words)}${noteOfPrice(vendor, field)} ${basisMark(vendor, field)}`
}
