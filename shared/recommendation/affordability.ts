import type { Vendor } from '../catalogue'
import { costRange, type FigureRange } from '../catalogue/figures'
import type { ParsedBudget } from './budget'
import { basisNote, type Judgement, unknownFact } from './judgement'
import type { ProviderCount } from './size'
import { dollars } from './wording'

/** A monthly cost in dollars; `high` is null where the catalogue or the provider count has no upper end. */
interface Cost {
  low: number
  high: number | null
}

type KnownBudget = Extract<ParsedBudget, { kind: 'parsed' }>

/** The most that a price which is only negotiated can count: the listed figure is a guide, not an offer. */
const negotiatedCeiling = 0.75

/** From here up the listed price at least begins within the budget. */
export const affordable = 0.75

/**
 * The listed monthly cost against the upper end of the budget. Per-user prices are multiplied by the providers (or
 * compared as they are when the budget is per provider). An enterprise contract counts at most ¾, a share of revenue
 * always half, because neither has a price that a budget can be held against. A higher budget never lowers the share.
 * Undefined when the budget could not be read.
 */
export function judgeCost(vendor: Vendor, budget: ParsedBudget, providers: ProviderCount): Judgement | undefined {
  if (budget.kind === 'unparsed') return undefined
  const listing = costRange(vendor.estimatedCostPerMonth.value)
  if (vendor.billingType.value === 'Revenue %') return revenueShare(vendor)
  if (!listing) return unknownFact('the price')
  const cost = comparableCost(vendor, listing, budget, providers)
  const share = affordableShare(cost, budget.monthlyHigh)
  const judgement = { share, ...costSentences(vendor, cost, budget, providers) }
  if (vendor.billingType.value !== 'Enterprise') return judgement
  return {
    share: Math.min(share, negotiatedCeiling),
    reasons: [],
    tradeOffs: [
      `Sold under a negotiated contract: the listed ${vendor.estimatedCostPerMonth.value} per user a month is only a guide${
        share < affordable ? ', and it is already above your budget' : ''
      }; ask for a quote with implementation costs.`,
    ],
  }
}

/** The listed cost without a budget to hold it against; for when the budget could not be read. */
export function statedCost({ estimatedCostPerMonth, billingType }: Vendor): string {
  if (estimatedCostPerMonth.value === null) return 'Not verified: the price; ask the vendor.'
  const unit = billingType.value === 'Per user' ? ' per user a month' : ' a month'
  return `Listed at ${estimatedCostPerMonth.value}${unit}${basisNote(estimatedCostPerMonth)}; not compared, because no budget could be read.`
}

function revenueShare({ estimatedCostPerMonth }: Vendor): Judgement {
  const guide = estimatedCostPerMonth.value ? ` The listed ${estimatedCostPerMonth.value} a month is only a guide.` : ''
  return {
    share: 0.5,
    reasons: [],
    tradeOffs: [`Charged as a share of what you collect, so it cannot be held against a monthly budget.${guide}`],
  }
}

function comparableCost(vendor: Vendor, listing: FigureRange, budget: KnownBudget, providers: ProviderCount): Cost {
  const high = listing.openEnded ? null : (listing.max ?? listing.min)
  const perUser = vendor.billingType.value !== 'Flat rate'
  if (perUser === (budget.per === 'provider')) return { low: listing.min, high }
  if (perUser) {
    return {
      low: listing.min * providers.low,
      high: high === null || providers.high === null ? null : high * providers.high,
    }
  }
  return { low: listing.min / (providers.high ?? providers.low), high: high === null ? null : high / providers.low }
}

/** 1 when the whole range is within the budget, ¾ to 1 when its lower end is, and falling fast below that. */
function affordableShare({ low, high }: Cost, budget: number): number {
  if (low === 0) return 1
  if (budget < low) return 0.5 * (budget / low) ** 2
  const comfortable = Math.max(high ?? low * 2, low)
  if (budget >= comfortable) return 1
  return affordable + (1 - affordable) * ((budget - low) / (comfortable - low))
}

function costSentences(
  vendor: Vendor,
  cost: Cost,
  budget: KnownBudget,
  providers: ProviderCount,
): { reasons: string[]; tradeOffs: string[] } {
  const fact = vendor.estimatedCostPerMonth
  const unit = vendor.billingType.value === 'Flat rate' ? 'a month' : 'per user a month'
  const total = budget.per === 'practice' && providers.low !== 1 ? `: for ${providers.words} ${costWords(cost)}` : ''
  const listing = `Listed at ${fact.value} ${unit}${basisNote(fact)}${total}`
  const limit = budgetWords(budget)
  const tradeOffs = fact.differs ? ['Public sources do not confirm the listed price; ask for the present one.'] : []
  if (vendor.billingType.value === null) tradeOffs.push('Not verified: how it is billed; it was counted per user.')
  if (budget.monthlyHigh < cost.low) {
    return { reasons: [], tradeOffs: [`${listing}, above your budget of ${limit}.`, ...tradeOffs] }
  }
  if (cost.high === null) {
    return {
      reasons: [`${listing}, starting within your budget of ${limit}; the full price is not listed.`],
      tradeOffs,
    }
  }
  if (budget.monthlyHigh >= cost.high) return { reasons: [`${listing}, within your budget of ${limit}.`], tradeOffs }
  return { reasons: [`${listing}; the lower end is within your budget of ${limit}.`], tradeOffs }
}

function costWords({ low, high }: Cost): string {
  if (high === null) return `from about ${dollars(low)}`
  return low === high ? `about ${dollars(low)}` : `about ${dollars(low)}-${dollars(high)}`
}

/** `$50-$100 per provider a month`, `up to $500 a month`. */
export function budgetWords({ monthlyLow, monthlyHigh, per }: KnownBudget): string {
  const unit = per === 'provider' ? ' per provider a month' : ' a month'
  if (monthlyLow === monthlyHigh) return dollars(monthlyHigh) + unit
  return `${monthlyLow === 0 ? 'up to ' : `${dollars(monthlyLow)}-`}${dollars(monthlyHigh)}${unit}`
}
