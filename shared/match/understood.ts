import { listed } from '../words'
import type { Answers } from './answers'
import { matchCandidates } from './catalogue'
import { type FeatureKey, featurePhrase } from './keys'
import { monthlyWords, practiceSentence } from './letter-parts/situation'
import { readBack } from './match'

/**
 * How a request was understood, in sentences for the person who made it. Contains none of the words that were typed,
 * because whoever fills in the form chooses the recipient of the email with these sentences.
 */
export function understood(answers: Answers): string {
  const reading = readBack(answers, matchCandidates)
  const { budget, must, want, declined } = reading
  const amount = budget?.monthly && budget.currency === 'USD' ? budget.monthly : null
  const wanted = withoutImplied([...must, ...want]).map(featurePhrase)
  return [
    practiceSentence(reading),
    amount
      ? `Your budget is ${monthlyWords(amount)} a month${budget?.per === 'provider' ? ' for each provider' : ''}.`
      : '',
    wanted.length > 0 ? `You asked for ${listed(wanted)}.` : '',
    declined.length > 0 ? `You do not need ${listed(declined.map(featurePhrase), 'or')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Without e-prescribing beside e-prescribing of controlled substances, which includes it. */
function withoutImplied(keys: readonly FeatureKey[]): FeatureKey[] {
  return keys.filter((key) => key !== 'ePrescribing' || !keys.includes('epcs'))
}
