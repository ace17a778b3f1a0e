// cspell:ignore insur
import { amountsIn } from './amounts'
import { plainOf } from './plain'

/** What speaks of a budget or a price that somebody pays for software. */
const ofSoftware =
  /\bbudget(?:ed|ing)?\b|\bafford\b|\b(?:willing|able|happy|prepared|looking|want) to (?:pay|spend)\b|\bprice (?:range|limit|point|ceiling)\b|\b(?:we|i) (?:can |could |now |currently |already |would |will |do )?(?:pay|spend)\b|\b(?:we're|we are|i'm|i am) paying\b|\bcosts? (?:us|me)\b|\b(?:keep|stay|needs? to be|has to be|must be) (?:it )?(?:under|below|less than)\b|\bper (?:provider|clinician|therapist|user|seat)\b|\b(?:a|per|\/) ?(?:month|mo)\b/
/** What speaks of other money: fees, pay, claims, other costs. */
const ofOthers =
  /\b(?:clients?|patients?|families|parents|people|residents|customers|insur\w{1,20}|medicaid|medicare|payers?|districts?|they|salary|salaries|wages?|rent|loan|raised|revenue|fee|fees|copay|session|claims?|bonus|stipend|tuition|per diem|caseload|collect\w{0,12}|consult\w{0,12}|quoted?|raised|increase)\b/

/** The sentences of a description that state a budget, as they are written. */
export function budgetSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const { text: plain } = plainOf(sentence)
      return (
        ofSoftware.test(plain) &&
        !ofOthers.test(plain) &&
        amountsIn(plain).some(({ hasCurrency }) => hasCurrency || /budget/.test(plain))
      )
    })
}
