import type { Fact, Vendor } from '../../../shared/catalogue'
import { basisWords, dateWords } from '../../../shared/catalogue/basis'
import type { Source } from '../../../shared/catalogue/evidence'
import { factByKey } from '../../../shared/catalogue/facts'
import { fieldOf } from '../../../shared/catalogue/fields'
import { withoutAddresses } from '../../../shared/catalogue/in-text'
import { factWords as wordsOf } from '../../../shared/catalogue/words'
import type { FeatureKey } from '../../../shared/match/terms/features'
import { candidateOf } from '../../../shared/match/weigh/from-catalogue'
import { link, type Prose, prose } from './prose'
import { asClause } from './words'

/** What a vendor's record says about a feature, and the fact it comes from. */
export interface FeatureFact {
  vendor: Vendor
  value: 'yes' | 'no' | 'partly' | null
  /** The same without regard to its basis: also a value without a source. */
  reading: 'yes' | 'no' | 'partly' | null
  field: string
  fact: Fact<unknown>
}

export function featureFact(vendor: Vendor, key: FeatureKey): FeatureFact {
  const { value, unverified = null, field } = candidateOf(vendor).features[key]
  return { vendor, value, reading: value ?? unverified, field, fact: factAt(vendor, field) }
}

/** What the record adds to a feature's value, as a clause; empty if nothing. */
export const noteOf = ({ vendor, fact: { note = '' } }: FeatureFact) => asClause(note, vendor)

/** Whether a field holds a text: that something is on record then does not mean that it meets the need. */
export const isText = (field: string) => fieldOf(field)?.kind === 'text'

/** What a record says about a field beyond a yes or no, as a clause: the value of a text, then the note; empty if nothing. */
export function detailsOf(vendor: Vendor, field: string): string {
  const value = isText(field) ? factWords(vendor, field) : null
  const { note } = factAt(vendor, field)
  return [value, note].flatMap((words) => (words ? asClause(words, vendor) : [])).join('; ')
}

/** A fact by its key; unknown if no field has that key. */
export const factAt = (vendor: Vendor, field: string): Fact<unknown> =>
  factByKey(vendor, field)?.fact ?? { value: null, basis: 'unknown' }

/** A fact in words on one line; null if it is unknown. */
export function factWords(vendor: Vendor, key: string): string | null {
  const found = factByKey(vendor, key)
  return found && found.fact.value !== null ? wordsOf(found.row, found.fact) : null
}

/** The mark of a value's basis as everywhere on the site, linked to its evidence; an asterisk if readings differ. */
export const basisMark = (vendor: Vendor, field: string) => markOf(vendor, field, factAt(vendor, field))

/** The mark of a fact whose evidence is at a fragment of its vendor's page. */
export const markOf = ({ id }: Vendor, place: string, { basis, differs }: Pick<Fact<unknown>, 'basis' | 'differs'>) =>
  link(`/emr/${id}#${place}`, basisWords[basis].label + (differs === undefined ? '' : '*'))

/** A value in words with the mark of its basis; the mark alone if it is unknown. */
export const markedValue = (vendor: Vendor, field: string, words: string | null): Prose =>
  words === null ? basisMark(vendor, field) : prose`${words} ${basisMark(vendor, field)}`

/**
 * Returns a function for where and when a value was read; without a source, its basis. One serves a whole table: rows
 * on pages known in the same way point to the first, because the explanation would fill the column.
 */
export function evidenceWords(): (vendor: Vendor, field: string) => Prose {
  const told = new Map<string, Vendor>()
  return (vendor, field) => {
    const { source } = factAt(vendor, field)
    if (source === undefined) return basisMark(vendor, field)
    const { via = '' } = source
    const first = told.get(via)
    if (first === undefined) told.set(via, vendor)
    const alike = first && (first === vendor ? 'as above' : `as for ${first.name}`)
    return link(`/emr/${vendor.id}#${field}`, readWords(via && alike ? { ...source, via: alike } : source))
  }
}

/** Where and when a source was read, and how we know of a page that we did not open. */
export const readWords = ({ name, read, via }: Source) =>
  via ? `${name}, secondhand: ${via}; read ${dateWords(read)}` : `${name}, read ${dateWords(read)}`

/** Another reading of a price without the addresses in it, with a dash between the ends of a range. */
export const priceReading = (text: string) => withoutAddresses(text).replace(/(?<=\$\d[\d,]{0,9})-(?=\$?\d)/g, '–')
