import type { Vendor } from '../../../shared/catalogue'
import { careWords } from '../../../shared/catalogue/care'
import { listed } from '../../../shared/words'

export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A paragraph of sentences; empty without any. */
export function paragraph(...sentences: string[]): string {
  const text = sentences.filter(Boolean).join(' ')
  return text && `<p>${text}</p>`
}

export const heading = (text: string) => `<h2>${escaped(text)}</h2>`

export const list = (items: readonly string[], tag: 'ul' | 'ol' = 'ul') =>
  items.length > 0 ? `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>` : ''

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: 'th' | 'td') => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`
}

export const link = (path: string, words: string) => `<a href="${escaped(path)}">${escaped(words)}</a>`

export const vendorLink = ({ id, name }: Vendor) => link(`/emr/${id}`, name)

export const careList = ({ specialties }: Vendor) => listed((specialties.value ?? []).map((kind) => careWords[kind]))
