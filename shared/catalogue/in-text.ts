import { escaped } from '../words'
import { findVendor } from '.'
import { basisWords, dateWords } from './basis'
import type { Fact, Source } from './evidence'
import { factByKey, type KeyedFact } from './facts'
import { hasValue } from './mark'
import { factPhrase, withoutEnd } from './words'

const mark = /\{\{(fact|within|cell|dated|differs|note|source|via):(?:([a-z]{2,20}):)?([A-Za-z0-9.]{1,60})\}\}/g
const address = / ?\(https?:[^\s()]*\)|, https?:[^\s()]*(?=\))|https?:[^\s()]* ?/g

/** A note or another reading as part of a text, which links to the evidence and so shows no address. */
export const withoutAddresses = (text: string) => text.replace(address, '')

/** What links to the evidence as a whole. */
const linked = new Set(['fact', 'within'])

/** The first sum or range of sums in a text. */
const sum = /\$\d+(?:[,.]\d+)*[KM]?(?:-\$\d+(?:[,.]\d+)*[KM]?)?/

/** `html` links each value to its evidence; `markdown` gives plain words. */
export type TextForm = 'html' | 'markdown'

/**
 * Replaces each `{{fact:starRating}}` or `{{fact:leaving.exportPrice}}` in a text about a vendor with the catalogue's
 * value, and `{{fact:kipu:starRating}}` with that of the vendor named. The basis of a value that is not sourced is added
 * in parentheses. `{{within:…}}` is the value as part of a sentence, without its capital. `strengths.0` is a statement
 * by position, `{{dated:…}}` the source's date, `{{note:…}}` the note, `{{differs:…}}` other readings, `{{source:…}}`
 * the source with its date, `{{via:…}}` how we know of a page that we did not open, and `{{cell:…}}` a value for a table
 * with the sign of its basis; it may be unknown. Throws if the catalogue has no such value, so no text shows a gap.
 */
export function withFacts(text: string, about: string | undefined, form: TextForm): string {
  return text.replace(mark, (_, kind: string, named: string | undefined, key: string) => {
    const id = named ?? about ?? ''
    const vendor = findVendor(id)
    if (!vendor) throw new Error(`A text refers to facts of "${id}", which is not a vendor`)
    const found = factByKey(vendor, key)
    const words = found && wordsOf(kind, found)
    if (!words) throw new Error(`A text about ${id} asks for "${kind}:${key}", which the catalogue does not have`)
    if (kind === 'source') return sourceOf(found.fact, form)
    return form === 'markdown' ? words : inHtml(kind, words, found, vendor.id === about ? '' : `/emr/${vendor.id}`)
  })
}

/** @param page the vendor's page; empty on that page itself */
function inHtml(kind: string, words: string, found: KeyedFact, page: string): string {
  if (kind === 'cell') return cellOf(found, page)
  if (kind === 'differs') return readingsOf(words, `${page}#${found.place}`)
  return linked.has(kind) ? link(`${page}#${found.place}`, words) : escaped(words)
}

function wordsOf(kind: string, { fact, row }: KeyedFact): string | undefined {
  if (kind === 'dated') return fact.source?.dated && dateWords(fact.source.dated)
  if (kind === 'source') return fact.source?.name
  if (kind === 'via') return fact.source?.via
  if (kind === 'note') return fact.note && withoutEnd(withoutAddresses(fact.note))
  if (kind === 'differs') return fact.differs && withoutEnd(withoutAddresses(fact.differs))
  const words = factPhrase(row, fact)
  if (hasValue(fact)) return (kind === 'within' ? withoutCapital(words) : words) + weakness(fact)
  return kind === 'cell' ? basisWords[fact.basis].label : undefined
}

const withoutCapital = (words: string) => words.replace(/^./, (first) => first.toLowerCase())

/** A value as the link to its evidence, with its sign as everywhere on the site. */
function cellOf({ fact, row, place }: KeyedFact, page: string): string {
  const { label, sign } = basisWords[fact.basis]
  const words = hasValue(fact) ? escaped(factPhrase(row, fact)) : label
  const signs = (sign ? `<i aria-hidden="true">${sign}</i>` : '') + (fact.differs ? ' <small>differs</small>' : '')
  const basis = hasValue(fact) ? `<span class="sr-only">, ${label.toLowerCase()}</span>` : ''
  return `<a class="value-link" href="${page}#${place}">${words}${signs}${basis}</a>`
}

/**
 * Other readings with a link to the evidence, which has the addresses that the text leaves out. Only their first sum is
 * the link, because they are whole sentences; without one, all of them are.
 */
function readingsOf(words: string, evidence: string): string {
  const [figure = words] = sum.exec(words) ?? []
  const start = words.indexOf(figure)
  return escaped(words.slice(0, start)) + link(evidence, figure) + escaped(words.slice(start + figure.length))
}

/** A source as a link, with the date that it bears, otherwise the day on which we read it. */
function sourceOf({ source }: Fact<unknown>, form: TextForm): string {
  if (!source) return ''
  const { name, url, dated, read } = source
  const date = dated ? dateWords(dated) : `read ${dateWords(read)}`
  return `${form === 'html' ? link(url, name) : `[${name}](${url})`}${copiedIn(source)}, ${date}`
}

/** ` (copied in EHI Export Analysis)` if the address is that of a copy in the study's files; otherwise empty. */
export const copiedIn = ({ name, url }: Source) =>
  !name.startsWith(study) && url.includes('/ehi-export-analysis/') ? ` (copied in ${study})` : ''

/** A study whose files also hold copies of other pages. Print shows no address of a copy, so the text names the study. */
const study = 'EHI Export Analysis'

/** A remark such as ` (our figure; readings differ)`; empty if the value is sourced and undisputed. */
function weakness({ basis, differs }: Fact<unknown>): string {
  const parts = [
    ...(basis === 'sourced' ? [] : [basisWords[basis].label.toLowerCase()]),
    ...(differs === undefined ? [] : ['readings differ']),
  ]
  return parts.length > 0 ? ` (${parts.join('; ')})` : ''
}

const link = (to: string, words: string) => `<a href="${escaped(to)}">${escaped(words)}</a>`
