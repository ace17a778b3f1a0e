import { listed } from '../words'
import { listItemWords } from './care'
import { dossierFact } from './dossier'
import { dossierFields } from './dossier/fields'
import { dossierLines } from './dossier/words'
import type { Fact } from './evidence'
import { comparisonFields, displayFact } from './fields'
import type { Vendor } from './schema'

/** A value of the record, found by its key. */
export interface KeyedFact {
  fact: Fact<unknown>
  /** The name of its field, as the vendor's page has it. */
  label: string
  words: string
  /** The fragment on the vendor's page where the evidence is. */
  place: string
}

const statement = /^(strengths|limits)\.(\d)$/
const texts = new Map([
  ['website', 'Website'],
  ['bestFor', 'Best for'],
] as const)
const lists = new Map([
  ['specialties', 'Kinds of care'],
  ['levelsOfCare', 'Levels of care'],
  ['madeFor', 'Made for'],
  ['notFor', 'Not made for'],
] as const)

/**
 * The value with a key such as `starRating`, `levelsOfCare`, `prescribing.epcs`, or `strengths.0` (by position).
 * Undefined if no field has that key.
 */
export function factByKey(vendor: Vendor, key: string): KeyedFact | undefined {
  const [, list, position] = statement.exec(key) ?? []
  if (list === 'strengths' || list === 'limits') {
    const fact = vendor[list][Number(position)]
    return fact && { fact, label: list, words: withoutEnd(String(fact.value)), place: list === 'limits' ? key : list }
  }
  const field = comparisonFields.find((one) => one.key === key)
  if (field) return { fact: vendor[field.key], label: field.label, words: displayFact(field, vendor), place: key }
  const text = [...texts].find(([name]) => name === key)
  if (text) {
    const [name, label] = text
    return { fact: vendor[name], label, words: withoutEnd(vendor[name].value ?? ''), place: name }
  }
  const items = [...lists].find(([name]) => name === key)
  if (items) {
    const [name, label] = items
    const fact: Fact<readonly string[]> = vendor[name]
    return { fact, label, words: listed((fact.value ?? []).map(listItemWords)), place: name }
  }
  const ofDossier = dossierFields.find((one) => one.key === key)
  if (!ofDossier) return undefined
  const fact = dossierFact(vendor, key)
  return { fact, label: ofDossier.label, words: withoutEnd(dossierLines(ofDossier, fact).join('; ')), place: key }
}

/** A sentence without its period, for use within another one. */
export const withoutEnd = (text: string) => text.replace(/\.$/, '')
