import { findVendor } from '../catalogue'
import { dollarRange } from '../words'
import { noAssumptions } from './assumptions'
import { type CostOverYears, costOfPlans } from './over-years'
import type { Plan } from './plan'
import { flatPlan, plansOf } from './pricing'
import { costWords, vendorCost } from './vendor-cost'

const mark = /\{\{cost:([^{}]*)\}\}/g
const asked = /^(?:([a-z]{1,40})|\$(\d{1,6}(?:\.\d\d)?)):(\d{1,5}):(month|1|3|5)(?::([A-Za-z]{1,40}))?$/

/**
 * Replaces each `{{cost:therapynotes:10:3}}` in a text with the cost of that vendor for ten providers over three years,
 * computed by the function behind every cost on the site. `month` instead of the years gives a monthly cost, a fourth
 * part names one of the vendor's plans, and a price such as `$49` instead of the vendor is a price per user. Throws if
 * there is no such vendor or plan, or its cost cannot be computed.
 */
export function withCosts(text: string): string {
  return text.replace(mark, (_, question: string) => {
    const [, vendor, price, providers, span, plan] = asked.exec(question) ?? []
    const sum = vendor
      ? vendorSum(vendor, Number(providers), span ?? '', plan)
      : price && !plan && planSum([flatPlan(Number(price), false)], Number(providers), span ?? '')
    if (!sum) throw new Error(`A text asks for the cost "${question}", and there is no such sum`)
    return sum
  })
}

function vendorSum(id: string, providers: number, span: string, plan: string | undefined): string | null {
  const vendor = findVendor(id)
  if (!vendor) return null
  if (plan) {
    const plans = plansOf(vendor['price.plans']).value ?? []
    return planSum(
      plans.filter(({ name }) => name === plan),
      providers,
      span,
    )
  }
  const cost = vendorCost(vendor, { providers, assumptions: noAssumptions })
  return costWords({ ...cost, years: cost.years.map((one) => scaled(one, span)) }, horizonOf(span))
}

function planSum(plans: readonly Plan[], providers: number, span: string): string | null {
  const years = costOfPlans(plans, { least: providers, most: providers }, noAssumptions, '')
  const cost = years.find((one) => one.years === horizonOf(span))
  return cost ? dollarRange(scaled(cost, span)) : null
}

const horizonOf = (span: string) => (span === 'month' ? 1 : Number(span))

/** The monthly cost is a twelfth of the first year's. */
function scaled(cost: CostOverYears, span: string): CostOverYears {
  return span === 'month' ? { ...cost, least: cost.least / 12, most: cost.most / 12 } : cost
}
