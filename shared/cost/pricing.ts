import type { Vendor } from '../catalogue'
import type { Facts } from '../catalogue/fields'
import { costRange, startElsewhere } from '../catalogue/figures'
import { priceUnit } from '../catalogue/price'
import { type Evidence, isSecondhand } from '../catalogue/proof'
import type { ListedPrice, Plan, Pricing } from './plan'

/** What the catalogue, or another version of a vendor's dossier, knows of its prices. */
export function pricingOf(vendor: Vendor, dossier: Pick<Facts, 'price.plans'> = vendor): Pricing {
  return {
    plans: plansOf(dossier['price.plans']),
    arePlansSecondhand: isSecondhand(dossier['price.plans']),
    plansDated: dossier['price.plans'].source?.dated ?? null,
    figure: figureOf(vendor),
    listedPrice: listedPrice(vendor),
  }
}

/** The plans with a price; the catalogue's schema has validated them. */
export function plansOf(fact: Facts['price.plans']): Evidence<readonly Plan[]> {
  const field = 'price.plans'
  if (fact.basis !== 'sourced' || fact.value === null) return { value: null, basis: fact.basis, field }
  const plans = fact.value.flatMap((plan): Plan[] => {
    const { plan: name, firstClinicianMonthly: firstMonthly, furtherClinicianMonthly: furtherMonthly, tiers } = plan
    if (firstMonthly === null) return []
    return [{ name, firstMonthly, furtherMonthly, ...(tiers ? { tiers } : {}), seatsMin: plan.minimumSeats ?? 1 }]
  })
  return { value: plans.length > 0 ? plans : null, basis: fact.basis, field }
}

/**
 * The lower end of the catalogue's own figure as a plan. A figure that is not per user counts once, which is the least
 * it can mean; so does a starting price that other sources name, which replaces our figure.
 */
function figureOf({ estimatedCostPerMonth: { value, basis, otherPrice }, billingType }: Vendor): Pricing['figure'] {
  const least = costRange(value)?.min
  const fact = { value: null, basis, field: 'estimatedCostPerMonth' }
  const start = startElsewhere({ otherPrice })
  if (start !== undefined) return { ...fact, unverified: [flatPlan(start, true)] }
  if (least === undefined) return fact
  return { ...fact, unverified: [flatPlan(least, billingType.value !== 'Per user')] }
}

function listedPrice(vendor: Vendor): ListedPrice | null {
  const { value, basis, otherPrice } = vendor.estimatedCostPerMonth
  if (value === null) return null
  return {
    text: `${value} ${priceUnit(vendor)}`,
    isSourced: basis === 'sourced',
    openEnded: costRange(value)?.openEnded ?? false,
    plans: listedPlans(vendor),
    otherPrice: otherPrice ?? null,
    isShare: vendor.billingType.value === 'Revenue %',
    startElsewhere: startElsewhere({ otherPrice }) ?? null,
  }
}

/** A price by contract, a share of collections, and a free plan with limits do not grow with the number of providers. */
function listedPlans({ estimatedCostPerMonth, billingType }: Vendor): Plan[] {
  const range = costRange(estimatedCostPerMonth.value)
  const { value: billing } = billingType
  if (!range || range.min === 0 || billing === 'Enterprise' || billing === 'Revenue %') return []
  return [range.min, range.max ?? range.min].map((monthly) => flatPlan(monthly, billing === 'Flat rate'))
}

/** A plan with one price for each provider, or for all of them together. */
export function flatPlan(monthly: number, forAll: boolean): Plan {
  return { name: '', firstMonthly: monthly, furtherMonthly: forAll ? 0 : monthly, seatsMin: 1 }
}
