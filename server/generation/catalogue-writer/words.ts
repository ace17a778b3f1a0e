import type { Vendor } from '../../../shared/catalogue'
import { type CareKind, careWords } from '../../../shared/catalogue/care'
import { withoutEnd } from '../../../shared/catalogue/words'
import { presentName } from '../../../shared/vendors/other-name'
import { grouped, listed } from '../../../shared/words'

/** What a vendor's name says besides its brand: `Kipu EMR` is the EMR of Kipu. */
export function brandOf({ name }: Vendor): { brand: string; product: string } {
  const [, brand = name, product = 'system'] = /^(.*) (EMR|EHR)$/.exec(name) ?? []
  return { brand, product }
}

/** What a table adds to the name of a system that is sold under another today: ` (now Tebra)`; otherwise empty. */
export function nowSold(vendor: Vendor): string {
  const name = presentName(vendor)
  return name ? ` (now ${name})` : ''
}

export const currentName = (vendor: Vendor) => vendor.name + nowSold(vendor)

/** Words after which a comma and an `and` are not the end of a list. */
const notInLists = /^(?:and|or|but|with|which|that|who|where|the|among|including|for|per)\b/
const lastTwo = /, ([^,.:;()]{1,60}) (and|or) (?=\S)/g
const wordsMax = 5

/** The text with a comma before the last entry of each list, which the catalogue's sentences lack. */
export function withSerialCommas(text: string): string {
  return text.replace(lastTwo, (found, entry: string, last: string) =>
    notInLists.test(entry) || entry.split(' ').length > wordsMax ? found : `, ${entry}, ${last} `,
  )
}

/** The text as the rest of a sentence: in lowercase at its start, unless it starts with an acronym or the vendor's name. */
export function continuing(text: string, { name }: Vendor): string {
  const isName = text.startsWith(name.split(' ')[0] ?? name)
  return /^(?:[A-Z][a-z]|A )/.test(text) && !isName ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Sentences of the record as one clause: in lowercase, with semicolons between them and no period at the end. */
export const asClause = (text: string, vendor: Vendor) =>
  withoutEnd(withSerialCommas(continuing(text, vendor))).replace(
    /\. ([A-Z])(?=[a-z ])/g,
    (_, first: string) => `; ${first.toLowerCase()}`,
  )

/** The catalogue's figures as prose writes them: `10-1000 providers` as `10–1,000 providers`, `$49-$89` as `$49–$89`. */
export const figuresInProse = (text: string) =>
  text.replace(/\d{4,}/g, (digits) => grouped(Number(digits))).replace(/(?<=\d)-(?=\$?\d)/g, '–')

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A count as prose writes it: in a word up to ten, in digits from 11 on. */
export const numberWord = (count: number) => numbers[count] ?? grouped(count)

/** A name without its article, for headlines and the heads of list entries: `bed board` for `a bed board`. */
export const withoutArticle = (name: string) => name.replace(/^an? /, '')

/** A kind of care before a noun: `eating disorder` for programs or care. */
export const careAdjective = (kind: CareKind) => careWords[kind].replace(/s$/, '')

/** Kinds of programs in a list that says `programs` once: `residential and detox programs`. */
export function listedPrograms(kinds: readonly string[]): string {
  const areAll = kinds.every((kind) => kind.endsWith(' programs'))
  return listed(kinds.map((kind, at) => (areAll && at < kinds.length - 1 ? kind.replace(/ programs$/, '') : kind)))
}
