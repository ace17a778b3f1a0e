import { basisWords } from '../../../shared/catalogue/basis'
import type { Basis, Fact } from '../../../shared/catalogue/evidence'
import type { ComparisonField } from '../../../shared/catalogue/fields'
import type { Mark } from '../../../shared/catalogue/mark'
import type { Vendor } from '../../../shared/catalogue/schema'
import { publishedPrice } from '../../../shared/cost/published-price'
import { paragraph } from './blocks'
import type { Run } from './lines'
import type { Paper } from './paper'
import { colors, soft } from './style'

/** The letter after a value in tables without room for words; a missing value says so itself. */
const letters: Readonly<Record<Basis, string>> = {
  sourced: 's',
  spec: 'o',
  unverified: 'u',
  unknown: '',
  'not-applicable': '',
}

const lettersExplained = `${(['sourced', 'spec', 'unverified'] as const)
  .map((basis) => `${letters[basis]}\u00a0=\u00a0${basisWords[basis].label.toLowerCase()}`)
  .join(', ')}. An asterisk marks a value with more than one reading.`

/** The meaning of the letters below such a table, after what its values are called. */
export function legend(paper: Paper, values = 'Behind a value') {
  paragraph(paper, `${values}, ${lettersExplained}`, { style: soft })
}

/** A value with its asterisk and the letter of its basis, which stays on the value's line. */
export function markedText(text: string, fact: Fact<unknown> | Mark, look: Omit<Run, 'text'> = {}): Run[] {
  const letter = letters[fact.basis]
  const isDisputed = 'disputed' in fact ? fact.disputed : fact.differs !== undefined
  if (letter === '') return [{ ...look, text, color: colors.inkSoft }]
  return [
    { ...look, text: `${text}${isDisputed ? '*' : ''}` },
    { text: `\u00a0${letter}`, color: colors.inkSoft },
  ]
}

/** What follows our figure for the price in a table: the published price, if there is one. */
export function alsoText({ key }: ComparisonField, vendor: Vendor): Run[] {
  const also = key === 'estimatedCostPerMonth' ? publishedPrice(vendor) : undefined
  if (!also) return []
  return [{ text: '. ' }, ...markedText(also.text, also.mark)]
}
