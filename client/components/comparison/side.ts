import { basisWords } from '../../../shared/catalogue/basis'
import { hasBeds } from '../../../shared/catalogue/care'
import { type ComparisonField, comparisonFields, fieldOf } from '../../../shared/catalogue/fields'
import { ratingNumber } from '../../../shared/catalogue/figures'
import { type MarkedText, marked, markOf } from '../../../shared/catalogue/mark'
import { priceUnit } from '../../../shared/catalogue/price'
import type { Fact, Vendor } from '../../../shared/catalogue/schema'
import { conditionWords, factWords } from '../../../shared/catalogue/words'
import { askedKeys } from '../../../shared/comparison/asked-keys'
import { publishedPrice } from '../../../shared/cost/published-price'
import { capitalized } from '../../../shared/words'
import { decidingFact } from '../guide/deciding-facts'

/** The part of a vendor that one side of the comparison shows; only this is passed to the page. */
export type Side = ReturnType<typeof sideOf>

export interface ShownFact extends MarkedText {
  /** The text below the value: the unit of a price, which part `Partly` means, or what it depends on. */
  below?: string
  /** The published price, which is shown above our figure. */
  also?: MarkedText
}

export function sideOf(vendor: Vendor) {
  const shown = comparisonFields.map((field) => {
    const fact: ShownFact = {
      text: factWords(field, vendor[field.key]),
      mark: markOf(vendor, field.key),
      below: belowValue(field, vendor),
      also: field.key === 'estimatedCostPerMonth' ? publishedPrice(vendor) : undefined,
    }
    return [field.key, fact] as const
  })
  return {
    id: vendor.id,
    name: vendor.name,
    alsoKnownAs: vendor.alsoKnownAs,
    bestFor: marked(vendor, 'bestFor'),
    facts: Object.fromEntries(shown) as Record<ComparisonField['key'], ShownFact>,
    /** What decides many purchases and is no row of the comparison; the same questions for every system. */
    asked: askedFacts(vendor),
  }
}

function belowValue({ key }: ComparisonField, vendor: Vendor): string | undefined {
  const fact: Fact<unknown> = vendor[key]
  if (key === 'estimatedCostPerMonth' && fact.value !== null) return priceUnit(vendor)
  const words = [fact.value === 'partly' && fact.note, capitalized(conditionWords(fact) ?? '')].filter(Boolean)
  return words.length > 0 ? words.join(' ') : undefined
}

/**
 * How the values of a row relate: `open` if a value that is not verified could make the systems differ, `missing` if none
 * is verified, `link` if the row only leads to other pages, so that there is nothing to compare.
 */
export type RowState = 'differing' | 'same' | 'open' | 'missing' | 'link'

/** `differing` if at least two values are known and they are not the same. */
export function rowState(field: ComparisonField, sides: readonly (Side | null)[]): RowState {
  if (field.kind === 'link') return 'link'
  const known = knownTexts(field, sides)
  if (known.length === 0) return 'missing'
  if (!areSame(field, known)) return 'differing'
  return known.length < sides.filter(Boolean).length ? 'open' : 'same'
}

/** Whether the values of a row count as the same although their texts differ. */
export function isNearlySame(field: ComparisonField, sides: readonly (Side | null)[]): boolean {
  const known = knownTexts(field, sides)
  return field.kind === 'rating' && new Set(known).size > 1 && areSame(field, known)
}

function knownTexts({ key }: ComparisonField, sides: readonly (Side | null)[]): string[] {
  const facts = sides.flatMap((side) => (side ? [side.facts[key]] : []))
  return facts.filter(({ mark }) => mark.basis !== 'unknown').map(({ text }) => text)
}

/** In tenths of a star: rough estimates this close say nothing about which system is better. */
const ratingTenthsMin = 2

/** Ratings that are only a tenth of a star apart count as the same. */
function areSame({ kind }: ComparisonField, texts: readonly string[]): boolean {
  if (kind !== 'rating') return new Set(texts).size <= 1
  const ratings = texts.map(ratingNumber)
  return Math.round(10 * (Math.max(...ratings) - Math.min(...ratings))) < ratingTenthsMin
}

/** Questions that only some kinds of care raise. Where the kind is not known, all are raised. */
const raisedBy: Partial<Record<(typeof askedKeys)[number], (vendor: Vendor) => boolean>> = {
  'clinical.emar': ({ levelsOfCare: { value } }) => value === null || hasBeds(value),
  'clinical.bedBoard': ({ levelsOfCare: { value } }) => value === null || hasBeds(value),
  'clinical.asam': ({ specialties: { value } }) => value === null || value.includes('substance-abuse'),
}

/** What the dossier of a vendor says about these questions, in the same order for every vendor. */
function askedFacts(vendor: Vendor) {
  return askedKeys.map((key) => {
    const { label, answer, text, mark } = decidingFact(vendor, key)
    return {
      label,
      mark,
      /** `answer` for a question that is answered by yes, partly, or no, even if the answer is unknown. */
      kind: fieldOf(key).kind === 'answer' ? ('answer' as const) : ('text' as const),
      /** Whether it can matter to a customer of the system: not bed boards where nobody stays overnight. */
      concerns: raisedBy[key]?.(vendor) ?? true,
      text: answer ?? text ?? basisWords[mark.basis].label,
      /** Which part `Partly` means. */
      below: answer && text,
    }
  })
}
