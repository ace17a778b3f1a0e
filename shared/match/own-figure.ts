import { amountWords, figureWords, noPrice } from '../cost/price-words'
import { capitalized } from '../words'
import type { Candidate, ListedPrice } from './candidate'
import { type Statement, statement } from './criteria/criterion'
import { providerWords } from './criteria/size'
import { type HeadCount, monthlyCost } from './plan-price'

/**
 * What to say about the cost of a system without a confirmed price: what the catalogue's own figure comes to for the
 * practice, marked as unsourced, that a quote is needed, and what other sources say. It is shown and never scored.
 */
export function ownFigure(candidate: Candidate, providers: HeadCount | null): Statement {
  const { listedPrice, figure, plans } = candidate
  const beginning = `${noPrice}${providers ? ' for a practice your size' : ''}.`
  if (listedPrice === null) return statement(candidate, `${beginning} Ask for a quote.`, plans)
  const own = figureWords(listedPrice)
  const monthly = providers && monthlyCost(listedPrice.plans, providers)
  const sum = monthly && amountWords(monthly, listedPrice.openEnded || providers.most === null)
  const words = sum
    ? `${capitalized(own)} comes to ${sum} a month for ${providerWords(providers)}`
    : `We have only ${own}`
  const text = [`${beginning} ${words}. Ask for a quote.`, otherReadings(listedPrice)].filter(Boolean).join(' ')
  return statement(candidate, text, figure)
}

/** What other sources say about a price, without the URLs, which the linked page has; empty if there are none. */
export function otherReadings({ differs }: ListedPrice): string {
  return differs?.replace(/ ?\([^()]*https?:[^()]*\)/g, '') ?? ''
}
