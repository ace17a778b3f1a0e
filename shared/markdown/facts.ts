import type { Vendor } from '../catalogue'
import { basisWords, dateWords, kindWords } from '../catalogue/basis'
import { catalogueChecked } from '../catalogue/checked'
import type { Fact, Reply, Source } from '../catalogue/evidence'
import { factByKey } from '../catalogue/facts'
import type { ComparisonField } from '../catalogue/fields'
import { hasValue } from '../catalogue/mark'
import { factPhrase, inParentheses, recordWords } from '../catalogue/words'
import { linked, plain } from './words'

/** One value as a list item: its name, the value, its basis, and where and when it was read. */
export function factItem(label: string, values: readonly string[], fact: Fact<unknown>): string {
  const words = values.map(plain).join('; ').replace(/\.$/, '')
  const value = hasValue(fact) ? `${words}${plain(inParentheses(fact))}. ` : ''
  return `- **${plain(label)}:** ${value}${evidenceOf(fact)}`
}

/** A row of the comparison as a list item; `label` replaces the row's name. */
export function fieldItem(field: ComparisonField, vendor: Vendor, label: string = field.label): string {
  return factItem(label, [recordWords(field, vendor)], vendor[field.key])
}

/** Any value of a record or dossier as a list item; `label` replaces the field's name. @throws if there is no such key */
export function keyedItem(vendor: Vendor, key: string, label?: string): string {
  const found = factByKey(vendor, key)
  if (!found) throw new Error(`"${key}" is no field of the catalogue`)
  return factItem(label ?? found.row.label, [factPhrase(found.row, found.fact)], found.fact)
}

/** A value's basis in sentences: the basis, the source with its dates, then any further notes. */
function evidenceOf({ basis, source, differs, note, reply }: Fact<unknown>): string {
  const from = source ? `: ${sourceWords(source)}` : `, as of ${dateWords(catalogueChecked)}`
  return [
    `${basisWords[basis].label}${from}.`,
    source?.rests && `The page says: ${sentence(source.rests)}`,
    differs && `Other readings: ${sentence(differs)}`,
    note && `Note: ${sentence(note)}`,
    reply && replyWords(reply),
  ]
    .filter(Boolean)
    .join(' ')
}

const replyWords = ({ text, by, date, url }: Reply) =>
  `The vendor replies (${linked(by, url)}, ${dateWords(date)}): ${sentence(text)}`

/** Of a page that we did not open, the day is the one on which we read what tells of it. */
function sourceWords({ name, kind, url, dated, read, via }: Source): string {
  const date = dated ? `dated ${dateWords(dated)}` : 'undated'
  return `${linked(name, url)} (${kindWords[kind]}), ${date}, ${via ? `secondhand (${plain(via)}), ` : ''}read ${dateWords(read)}`
}

const sentence = (text: string) => `${plain(text).replace(/\.$/, '')}.`
