import type { Vendor } from '../../../shared/catalogue'
import type { Answer } from '../../../shared/catalogue/evidence'
import { factByKey } from '../../../shared/catalogue/facts'
import { hasValue, type Mark, markAt } from '../../../shared/catalogue/mark'
import { answerWords, factPhrase } from '../../../shared/catalogue/words'

/** A value that decides between a guide's systems, as a card shows it. */
export interface DecidingFact {
  label: string
  /** For a question that is answered by yes, partly, or no. */
  answer?: string
  /** The value, or which part `Partly` means; absent if the answer says it all or nothing is known. */
  text?: string
  mark: Mark
}

/** The values with these keys of a vendor's record. Throws if one is no field of the catalogue. */
export function decidingFacts(vendor: Vendor, keys: readonly string[]): DecidingFact[] {
  return keys.map((key) => {
    const found = factByKey(vendor, key)
    if (!found) throw new Error(`A guide names "${key}", which is no field of the catalogue`)
    const { row, fact, place } = found
    const { label } = row
    const mark = markAt(vendor.id, place, fact)
    if (!hasValue(fact)) return { label, mark }
    if (!isAnswer(fact.value)) return { label, text: factPhrase(row, fact), mark }
    return { label, answer: answerWords(fact.value), text: fact.value === 'partly' ? fact.note : undefined, mark }
  })
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'boolean' || value === 'partly'
