import { listed } from '../words'
import type { Answers } from './answers'
import { matchCandidates } from './catalogue'
import { featurePhrase, withoutImplied } from './keys'
import { declinedSentence, monthlyWords, practiceSentence } from './letter-parts/situation'
import { readBack } from './match'
import type { BudgetRead } from './reading/money'

/**
 * How a request was understood, in sentences for the person who made it. Contains none of the words that were typed,
 * because whoever fills in the form chooses the recipient of the email with these sentences.
 */
export function understood(answers: Answers): string {
  const reading = readBack(answers, matchCandidates)
  const { budget, must, want, declined, basics, notUnderstood } = reading
  const wanted = [...withoutImplied([...must, ...want]).map(featurePhrase), ...basics]
  const further = notUnderstood.length
  return [
    practiceSentence(reading),
    budget ? budgetSentence(budget, reading.providers?.most === 1) : '',
    wanted.length > 0 ? `You asked for ${listed(wanted)}.` : '',
    further > 0 ? furtherSentence(further, wanted.length > 0) : '',
    declinedSentence(declined),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The budget, or why it could not be used: the visitor can correct it only if the sentence says so. */
function budgetSentence({ monthly, currency, per, shareOfRevenue, from }: BudgetRead, isSolo: boolean): string {
  if (shareOfRevenue) return 'You gave your budget as a share of revenue.'
  if (monthly && currency !== 'USD') return `Your budget is in ${currency}; our prices are in US dollars.`
  if (monthly?.most === 0) return 'You are looking for a free system.'
  if (monthly)
    return `Your budget is ${monthlyWords(monthly)} a month${per === 'provider' && !isSolo ? ' for each provider' : ''}.`
  return /\d/.test(from) ? 'We could not read your budget as a monthly amount.' : 'You named no amount as your budget.'
}

/** How many needs were read that have no name of ours. */
function furtherSentence(count: number, isMore: boolean): string {
  const more = isMore ? 'more ' : ''
  return count === 1
    ? `You named one ${more}need; a person will answer it.`
    : `You named ${count} ${more}needs; a person will answer them.`
}
