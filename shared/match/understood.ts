import { listed } from '../words'
import type { Answers } from './answers'
import { matchCandidates } from './catalogue'
import { featurePhrase, withoutImplied } from './keys'
import { declinedSentence, monthlyWords, practiceSentence } from './letter-parts/situation'
import { readBack } from './match'

/**
 * How a request was understood, in sentences for the person who made it. Contains none of the words that were typed,
 * because whoever fills in the form chooses the recipient of the email with these sentences.
 */
export function understood(answers: Answers): string {
  const reading = readBack(answers, matchCandidates)
  const { budget, must, want, declined, basics, notUnderstood } = reading
  const amount = budget?.monthly && budget.currency === 'USD' ? budget.monthly : null
  const wanted = [...withoutImplied([...must, ...want]).map(featurePhrase), ...basics]
  const further = notUnderstood.length
  return [
    practiceSentence(reading),
    amount && amount.most > 0
      ? `Your budget is ${monthlyWords(amount)} a month${budget?.per === 'provider' ? ' for each provider' : ''}.`
      : '',
    wanted.length > 0 ? `You asked for ${listed(wanted)}.` : '',
    further > 0 ? furtherSentence(further, wanted.length > 0) : '',
    declinedSentence(declined),
  ]
    .filter(Boolean)
    .join(' ')
}

/** How many needs were read that have no name of ours. */
function furtherSentence(count: number, isMore: boolean): string {
  const more = isMore ? 'more ' : ''
  return count === 1
    ? `You named one ${more}need; a person will answer it.`
    : `You named ${count} ${more}needs; a person will answer them.`
}
