import type { Candidate } from '../candidate'
import { figureAboveBudget } from '../criteria/cost'
import type { MatchAnswer } from '../match'

/**
 * One sentence on a price that is not published: ask for a quote, what our catalogue lists, whether that is above the
 * budget, and whether other sources disagree. What they say stands on the system's page, which the letter links.
 */
export function unpublishedPrice(candidate: Candidate, readBack: MatchAnswer['readBack']): string {
  const ask = 'We found no published price for a practice your size, so ask for a written quote'
  const { listedPrice } = candidate
  if (listedPrice === null) return `${ask}.`
  const figure = listedPrice.isSourced ? 'one page lists' : 'our own unconfirmed figure is'
  const budget = figureAboveBudget(candidate, readBack) ? ', which is above your budget' : ''
  const others = listedPrice.differs ? ' (see its page for other figures)' : ''
  return `${ask}; ${figure} ${listedPrice.text}${budget}${others}.`
}
