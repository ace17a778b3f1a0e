import type { ListedPrice } from '../cost/plan'
import { statedMonthlyCost } from '../cost/plan-price'
import { amountWords, comesTo, figureWords, noPrice } from '../cost/price-words'
import { capitalized, dollars } from '../words'
import { type BudgetNeeds, budgetLimit, figureAboveBudget } from './criteria/cost'
import { type Statement, statement } from './criteria/criterion'
import { providerWords } from './criteria/size'
import type { Candidate } from './weigh/candidate'

/**
 * What to say about the cost of a system without a confirmed price: what the catalogue's own figure comes to for the
 * practice, marked as unsourced, whether it counts against a budget, that a quote is needed, and what other sources say.
 */
export function ownFigure(candidate: Candidate, needs: BudgetNeeds): Statement {
  const { providers } = needs
  const { listedPrice, figure, plans } = candidate
  const limit = providers ? budgetLimit(needs) : undefined
  const beginning = `${noPrice}${providers ? ' for a practice your size' : ''}${limit === undefined ? '' : `, so we cannot say whether it fits your budget of ${dollars(limit)} a month`}.`
  if (listedPrice === null) return statement(candidate, `${beginning} Ask for a quote.`, plans)
  const own = figureWords(listedPrice)
  const monthly = providers && statedMonthlyCost(listedPrice.plans, providers)
  const sum = monthly && amountWords(monthly, listedPrice.openEnded || providers.most === null)
  const words = sum
    ? `${capitalized(own)} ${comesTo(sum)} a month for ${providerWords(providers)}`
    : `We have only ${own}`
  const text = [
    `${beginning} ${words}.`,
    limit !== undefined && weight(candidate, needs),
    'Ask for a quote.',
    otherReadings(listedPrice),
  ]
  return statement(candidate, text.filter(Boolean).join(' '), figure)
}

/** What a price that is not confirmed counts for beside a budget: less if even the low end of our figure is above it. */
function weight(candidate: Candidate, needs: BudgetNeeds): string {
  const above = figureAboveBudget(candidate, needs)
  if (above && candidate.listedPrice?.startElsewhere)
    return `Others put the starting price at ${dollars(above.least)} a month, above your budget, and this counts against the system.`
  return above
    ? 'Even the low end of that figure is above your budget, and this counts against the system.'
    : 'That figure earns no points: without a confirmed price, a system gets a third of the points for cost.'
}

/** What other sources say about a price, without the URLs, which the linked page has; empty if there are none. */
export function otherReadings({ differs }: ListedPrice): string {
  return differs?.replace(/ ?\([^()]*https?:[^()]*\)/g, '') ?? ''
}
