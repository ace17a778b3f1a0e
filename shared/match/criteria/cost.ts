import { dollarRange, dollars } from '../../words'
import type { Candidate } from '../candidate'
import { monthlyCost } from '../cost'
import type { Needs } from '../needs'
import { type Assessment, assessment, statement, wholeRange } from './criterion'
import { providerWords } from './size'

/**
 * The published price for this head count against the upper end of the budget: 1 when the dearest plan fits, from ¾ when
 * the cheapest does, and falling fast below that. More budget never lowers the share. A price without a source counts as
 * unknown: it never supports "within your budget". Undefined where no dollar budget was read, or not for whom it is meant.
 */
export function assessCost(candidate: Candidate, { budget, providers }: Needs): Assessment | undefined {
  if (!budget?.monthly || budget.currency !== 'USD' || budget.per === 'unclear' || providers === null) return undefined
  const cost = monthlyCost(candidate, providers)
  const heads = providers.most ?? providers.least
  const limit = budget.per === 'provider' ? budget.monthly.most * heads : budget.monthly.most
  if (cost === null) return unknownPrice(candidate, providers)
  const share = affordable(cost, limit)
  const sum = `${dollarRange(cost)} a month for ${providerWords(providers)} at the published prices`
  if (limit < cost.least) {
    const text = `Costs ${sum}, above your budget of ${dollars(limit)} a month.`
    return assessment(same(share), { against: [statement(candidate, text, candidate.plans)] })
  }
  const text =
    limit >= cost.most
      ? `Costs ${sum}, within your budget of ${dollars(limit)} a month.`
      : `Costs ${sum}; the cheapest plan fits your budget of ${dollars(limit)} a month.`
  return assessment(same(share), { reasons: [statement(candidate, text, candidate.plans)] })
}

function unknownPrice(candidate: Candidate, providers: { least: number; most: number | null }): Assessment {
  return assessment(wholeRange, {
    against: [statement(candidate, 'We have no price with a source for your size.', candidate.plans)],
    unknown: [candidate.plans.field],
    ask: [
      `What does it cost for ${providerWords(providers)} in the first and in the third year, set-up and add-ons included?`,
    ],
  })
}

function same(share: number): { least: number; most: number } {
  return { least: share, most: share }
}

function affordable({ least, most }: { least: number; most: number }, limit: number): number {
  if (least === 0 || limit >= most) return 1
  if (limit < least) return 0.5 * (limit / least) ** 2
  return 0.75 + (0.25 * (limit - least)) / (most - least)
}
