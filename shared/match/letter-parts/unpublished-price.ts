import type { Candidate } from '../candidate'
import { figureAboveBudget } from '../criteria/cost'
import type { MatchAnswer } from '../match'

/** URLs of sources are left out of the letter, because the linked page has them. */
const addresses = / ?\([^()]*https?:[^()]*\)/g

/**
 * What is known about an unpublished price: that a quote is needed, what our catalogue lists, whether that exceeds the
 * budget, and what other sources say.
 */
export function unpublishedPrice(candidate: Candidate, readBack: MatchAnswer['readBack']): string {
  const ask = 'We found no published price for a practice your size, so ask for a written quote'
  const { listedPrice } = candidate
  if (listedPrice === null) return `${ask}.`
  const figure = listedPrice.isSourced ? 'one page lists' : 'our own unconfirmed figure is'
  const budget = figureAboveBudget(candidate, readBack) ? ', which is above your budget' : ''
  const others = listedPrice.differs ? ` ${listedPrice.differs.replace(addresses, '')}` : ''
  return `${ask}; ${figure} ${listedPrice.text}${budget}.${others}`
}
