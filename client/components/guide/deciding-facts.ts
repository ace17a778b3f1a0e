import type { Vendor } from '../../../shared/catalogue'
import type { Answer } from '../../../shared/catalogue/evidence'
import { factByKey } from '../../../shared/catalogue/facts'
import { hasValue, markAt } from '../../../shared/catalogue/mark'
import { answerWords, factPhrase } from '../../../shared/catalogue/words'

/** A value that decides between a guide's systems, as a card shows it. */
export type DecidingFact = ReturnType<typeof decidingFact>

/** The value with this key of a vendor's record. Throws if it is no field of the catalogue. */
export function decidingFact(vendor: Vendor, key: string) {
  const found = factByKey(vendor, key)
  if (!found) throw new Error(`A guide names "${key}", which is no field of the catalogue`)
  const { row, fact, place } = found
  const isKnown = hasValue(fact)
  const answer = isKnown && isAnswer(fact.value) ? answerWords(fact.value) : undefined
  const part = fact.value === 'partly' ? fact.note : undefined
  return {
    label: row.label,
    mark: markAt(vendor.id, place, fact),
    /** For a question that is answered by yes, partly, or no. */
    answer,
    /** The value, or which part `Partly` means; absent if the answer says it all or nothing is known. */
    text: isKnown ? (answer ? part : factPhrase(row, fact)) : undefined,
  }
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'boolean' || value === 'partly'
