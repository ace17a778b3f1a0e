import { figureWords, noPrice } from '../../cost/price-words'
import type { Candidate } from '../candidate'
import { figureAboveBudget } from '../criteria/cost'
import type { MatchAnswer } from '../match'
import { otherReadings } from '../own-figure'

/**
 * What is known about an unpublished price: that a quote is needed, what our catalogue lists, whether that exceeds the
 * budget, and what other sources say.
 */
export function unpublishedPrice(candidate: Candidate, readBack: MatchAnswer['readBack']): string {
  const ask = `${noPrice} for a practice your size, so ask for a written quote`
  const { listedPrice } = candidate
  if (listedPrice === null) return `${ask}.`
  const budget = figureAboveBudget(candidate, readBack) ? ', which is above your budget' : ''
  // A price that cannot be multiplied, such as one by contract.
  const unit = listedPrice.plans.length === 0 ? 'We do not know how many users that covers.' : ''
  return [`${ask}; there is only ${figureWords(listedPrice)}${budget}.`, unit, otherReadings(listedPrice)]
    .filter(Boolean)
    .join(' ')
}
