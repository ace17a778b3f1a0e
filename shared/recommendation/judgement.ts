import type { Fact } from '../catalogue'

/** How one vendor meets one criterion. */
export interface Judgement {
  /** From 0 (does not meet it) to 1 (meets it fully); ½ where the catalogue knows nothing. */
  share: number
  reasons: string[]
  tradeOffs: string[]
}

/** What is added to a sentence when its value is only general knowledge. */
export function basisNote(fact: Fact<unknown>): string {
  return fact.basis === 'editorial' ? ' (general knowledge, which we have not verified)' : ''
}

/** A catalogue that does not know counts midway, and says so. */
export function unknownFact(what: string): Judgement {
  return { share: 0.5, reasons: [], tradeOffs: [`Not verified: ${what}; ask the vendor.`] }
}
