import type { Vendor } from '../../../shared/catalogue'
import { careWords } from '../../../shared/catalogue/care'
import { listed } from '../../../shared/words'

export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A text, or nothing. */
export type Maybe = string | false | null | undefined

/** The sentences that there are. */
export const said = (...sentences: readonly Maybe[]): string => sentences.filter(Boolean).join(' ')

/** A paragraph of sentences; empty without any. */
export function paragraph(...sentences: readonly Maybe[]): string {
  const text = said(...sentences)
  return text && `<p>${text}</p>`
}

/** What is said of a list of words; empty without any. */
export const ofAny = (
  words: readonly string[],
  sentence: (list: string) => string,
  last: 'and' | 'or' = 'and',
): string => (words.length > 0 ? sentence(listed(words, last)) : '')

export const heading = (text: string) => `<h2>${escaped(text)}</h2>`

export function list(items: readonly Maybe[], tag: 'ul' | 'ol' = 'ul'): string {
  const all = items.filter(Boolean).map((item) => `<li>${item}</li>`)
  return all.length > 0 ? `<${tag}>${all.join('')}</${tag}>` : ''
}

/** The names of systems or needs as HTML. */
export const names = (named: readonly { name: string }[]): string[] => named.map(({ name }) => escaped(name))

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: 'th' | 'td') => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`
}

export const link = (path: string, words: string) => `<a href="${escaped(path)}">${escaped(words)}</a>`

export const vendorLink = ({ id, name }: Vendor) => link(`/emr/${id}`, name)

export const careList = ({ specialties }: Vendor) => listed((specialties.value ?? []).map((kind) => careWords[kind]))
