import { listed } from '../words'
import { findVendor } from '.'
import { basisWords, dateWords } from './basis'
import { type CareKind, careWords } from './care'
import { dossierFact } from './dossier'
import { dossierFields } from './dossier/fields'
import { dossierLines } from './dossier/words'
import type { Fact } from './evidence'
import { comparisonFields, displayFact } from './fields'
import { hasValue } from './mark'
import type { Vendor } from './schema'

const mark = /\{\{(fact|dated|differs|note):([A-Za-z0-9.]{1,60})\}\}/g
const statement = /^(strengths|limits)\.(\d)$/
const address = / ?\(https?:[^\s()]*\)|https?:[^\s()]* ?/g
const lists = new Set(['specialties', 'levelsOfCare'])

/** `html` links each value to its evidence; `markdown` gives plain words. */
export type TextForm = 'html' | 'markdown'

interface FactInText {
  fact: Fact<unknown>
  words: string
  /** The fragment on the vendor's page where the evidence is. */
  place: string
}

/**
 * Replaces each `{{fact:starRating}}` or `{{fact:leaving.exportPrice}}` in a text about a vendor with the catalogue's
 * value. The basis of a value that is not sourced is added in parentheses. `strengths.0` is a statement by position,
 * `{{dated:…}}` the source's date, `{{note:…}}` the note, `{{differs:…}}` other readings. Throws if the catalogue has
 * no such value, so no text shows a gap.
 */
export function withFacts(text: string, vendorId: string, form: TextForm): string {
  const vendor = findVendor(vendorId)
  if (!vendor) throw new Error(`A text refers to facts of "${vendorId}", which is not a vendor`)
  return text.replace(mark, (_, kind: string, key: string) => {
    const found = factOf(vendor, key)
    const words = found && wordsOf(kind, found)
    if (!words) throw new Error(`A text about ${vendorId} asks for "${kind}:${key}", which the catalogue does not have`)
    if (form === 'markdown') return words
    return kind === 'fact' ? `<a href="#${found.place}">${escaped(words)}</a>` : escaped(words)
  })
}

function wordsOf(kind: string, { fact, words }: FactInText): string | undefined {
  if (kind === 'dated') return fact.source?.dated && dateWords(fact.source.dated)
  if (kind === 'note') return withoutEnd(fact.note)
  if (kind === 'differs') return withoutEnd(fact.differs?.replace(address, ''))
  return hasValue(fact) ? words + weakness(fact) : undefined
}

/** A remark such as ` (our figure; readings differ)`; empty if the value is sourced and undisputed. */
function weakness({ basis, differs }: Fact<unknown>): string {
  const parts = [
    ...(basis === 'sourced' ? [] : [basisWords[basis].label.toLowerCase()]),
    ...(differs === undefined ? [] : ['readings differ']),
  ]
  return parts.length > 0 ? ` (${parts.join('; ')})` : ''
}

function factOf(vendor: Vendor, key: string): FactInText | undefined {
  const [, list, place] = statement.exec(key) ?? []
  if (list === 'strengths' || list === 'limits') {
    const fact = vendor[list][Number(place)]
    return fact && { fact, words: withoutEnd(String(fact.value)) ?? '', place: list }
  }
  const field = comparisonFields.find((one) => one.key === key)
  if (field) return { fact: vendor[field.key], words: displayFact(field, vendor), place: key }
  if (lists.has(key)) return { ...careOf(vendor, key as 'specialties' | 'levelsOfCare'), place: key }
  const ofDossier = dossierFields.find((one) => one.key === key)
  if (!ofDossier) return undefined
  const fact = dossierFact(vendor, key)
  return { fact, words: withoutEnd(dossierLines(ofDossier, fact).join('; ')) ?? '', place: key }
}

function careOf(vendor: Vendor, key: 'specialties' | 'levelsOfCare') {
  const fact: Fact<readonly string[]> = vendor[key]
  const words = (fact.value ?? []).map((one) => careWords[one as CareKind] ?? one)
  return { fact, words: listed(words) }
}

/** A sentence without its period, for use within another one. */
const withoutEnd = (text: string | undefined) => text?.replace(/\.$/, '')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => entities[one] ?? one)
