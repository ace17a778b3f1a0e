import { offerFor } from '../../cost/offer'
import { chargesWords, pricesWords } from '../../cost/over-years'
import { monthlyCost, statedMonthlyCost } from '../../cost/plan-price'
import { noPrice } from '../../cost/price-words'
import { dollarRange, dollars, listed } from '../../words'
import type { Needs } from '../needs'
import type { Candidate } from '../weigh/candidate'
import { type Assessment, assessment, exactly, statement, wholeRange } from './criterion'
import { providerWords } from './size'

/** What a budget for the whole practice follows from. */
export type BudgetNeeds = Pick<Needs, 'budget' | 'providers'>

/**
 * The budget in dollars per month for the whole practice; undefined without a dollar budget, or if unclear for whom.
 */
export function budgetLimit({ budget, providers }: BudgetNeeds): number | undefined {
  if (!budget?.monthly || budget.currency !== 'USD' || budget.per === 'unclear') return undefined
  const heads = providers?.most ?? providers?.least ?? 1
  return budget.per === 'provider' ? budget.monthly.most * heads : budget.monthly.most
}

/**
 * The published price for this head count against the upper end of the budget: 1 if the most expensive plan fits, at
 * least ¾ if the cheapest does, and falling quickly below that. A larger budget never lowers the score. A price without
 * a source counts as unknown: it never supports "within your budget". Undefined if no dollar budget was given, or it is
 * unclear for whom. The sentence states the price by both readings of volume pricing, as the totals do, and only for
 * plans with what is asked for, together with its extra charges.
 */
export function assessCost(candidate: Candidate, needs: Needs): Assessment | undefined {
  const { providers } = needs
  const limit = budgetLimit(needs)
  if (limit === undefined || providers === null) return undefined
  const { plans, isNarrowed, monthly, counted } = offerFor(candidate, needs)
  const weighed = monthlyCost(plans, providers, monthly)
  const cost = statedMonthlyCost(plans, providers, monthly)
  if (weighed === null || cost === null) return unknownPrice(candidate, needs, providers)
  const share = affordable(weighed, limit)
  const prices = isNarrowed
    ? `${candidate.arePlansSecondhand ? 'the price that a third-party catalogue lists for' : 'the published price of'} the ${listed(plans.map(({ name }) => name))} plan`
    : pricesWords(candidate)
  const sum = `${dollarRange(cost)} a month for ${providerWords(providers)} at ${prices}${chargesWords({ counted }, providers)}`
  const budget = `your budget of ${dollars(limit)} a month`
  if (limit < cost.least) {
    const text = limit === 0 ? `Costs ${sum}; it is not free.` : `Costs ${sum}, above ${budget}.`
    return assessment(exactly(share), { against: [statement(candidate, text, candidate.plans)] })
  }
  const open =
    counted.length > 0
      ? `whether that fits ${budget} depends on the plan and on how many of you use it.`
      : `${cheapestFits} ${budget}, so ask whether it includes what you need.`
  const text = limit >= cost.most ? `Costs ${sum}, within ${budget}.` : `Costs ${sum}; ${open}`
  return assessment(exactly(share), { reasons: [statement(candidate, text, candidate.plans)] })
}

/** The lowest monthly cost by our own or others' figure, and the budget, if the cost exceeds it; otherwise undefined. */
export function figureAboveBudget(
  { figure }: Candidate,
  told: BudgetNeeds,
): { least: number; limit: number } | undefined {
  const limit = budgetLimit(told)
  const cost = monthlyCost(figure.unverified ?? [], told.providers ?? { least: 1, most: 1 })
  return limit !== undefined && cost && limit < cost.least ? { least: cost.least, limit } : undefined
}

/**
 * The score for an unknown price, which may fit any budget. If our own or others' figure exceeds the budget, the best possible
 * score falls as for a published price, but stays above that of an equal published price, because the figure may be
 * wrong.
 */
function unknownPrice(
  candidate: Candidate,
  needs: BudgetNeeds,
  providers: NonNullable<BudgetNeeds['providers']>,
): Assessment {
  const above = figureAboveBudget(candidate, needs)
  const rest = {
    unknown: [candidate.plans.field],
    ask: [
      `What does it cost for ${providerWords(providers)} in the first year and in the third, including setup and add-ons?`,
    ],
  }
  const open = `${noPrice} for your size`
  if (!above) return assessment(wholeRange, { ...rest, against: [statement(candidate, `${open}.`, candidate.plans)] })
  const { listedPrice } = candidate
  const figure = listedPrice?.startElsewhere
    ? `others put the starting price at ${dollars(above.least)} a month, above`
    : listedPrice?.plans.length
      ? `our unsourced figure starts at ${dollars(above.least)} a month for ${providerWords(providers)}, above`
      : `even our unsourced figure of ${listedPrice?.text.replace(/[,;] .*/, '')}, for an unknown number of users, is above`
  const text = `${open}; ${figure} your budget of ${dollars(above.limit)} a month.`
  const against = [statement(candidate, text, candidate.plans, candidate.figure)]
  return assessment({ least: 0, most: (above.limit / above.least) ** 2 }, { ...rest, against })
}

/** How a cost begins to say that the dearer plans exceed the budget. */
export const cheapestFits = 'the cheapest plan fits'

function affordable({ least, most }: { least: number; most: number }, limit: number): number {
  if (least === 0 || limit >= most) return 1
  if (limit < least) return 0.5 * (limit / least) ** 2
  return 0.75 + (0.25 * (limit - least)) / (most - least)
}
