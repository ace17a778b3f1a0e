import type { Vendor } from '../../../shared/catalogue'
import { noAssumptions } from '../../../shared/cost/assumptions'
import { vendorCost } from '../../../shared/cost/vendor-cost'
import type { CostOverYears } from '../../../shared/match/cost'
import { candidateOf } from '../../../shared/match/from-catalogue'
import { dollarRange } from '../../../shared/words'
import { basisMark, markedValue } from './facts'
import { escaped } from './html'
import type { Plan } from './plan'
import { figuresInProse } from './words'

/** The number of clinicians that the topic states; null if it names none or only a kind of practice, such as a group. */
export const statedProviders = ({ size }: Plan) =>
  size && (size.providers === 1 || /\d/.test(size.words)) ? size.providers : null

/** Whether the topic's practice is smaller or larger than those that the system is listed for. */
function isOutside(vendor: Vendor, { size }: Plan): boolean {
  const { value, unverified = null } = candidateOf(vendor).size
  const range = value ?? unverified
  if (!(size && range)) return false
  return size.providers < range.least || (range.most !== null && size.providers > range.most)
}

/** Which sizes a system is listed for, and whom it may not suit; empty if the topic's practice is among them. */
export function sizeWarning(vendor: Vendor, plan: Plan): string {
  const { value } = vendor.idealOrganizationSize
  if (!plan.size || value === null || !isOutside(vendor, plan)) return ''
  return `listed for ${markedValue(vendor, 'idealOrganizationSize', figuresInProse(value))}; ask whether it suits ${plan.size.words}`
}

/** What the stated number of clinicians pays in the first year, where plans have published prices; otherwise null. */
function planCost(vendor: Vendor, plan: Plan): { clinicians: string; year: CostOverYears } | null {
  const providers = statedProviders(plan)
  if (providers === null) return null
  const { kind, years } = vendorCost(vendor, { providers, assumptions: noAssumptions })
  const [year] = years
  if (kind !== 'plans' || !year) return null
  return { clinicians: providers === 1 ? '1 clinician' : `${providers} clinicians`, year }
}

/** The same by the month, to follow our figure in a table; empty if it is not known. */
export function publishedCost(vendor: Vendor, plan: Plan): string {
  const cost = planCost(vendor, plan)
  if (!cost) return ''
  return `; ${cost.clinicians}: ${dollarRange(cost.year.monthly)} a month at its plan prices ${basisMark(vendor, 'price.plans')}`
}

/** The answer to a question about costs, where plans have published prices; otherwise empty. */
export function costAnswer(plan: Plan): string {
  if (!plan.asksCost) return ''
  return plan.chosen
    .flatMap((vendor) => {
      const cost = planCost(vendor, plan)
      if (!cost) return []
      const { clinicians, year } = cost
      return `At its plan prices, ${escaped(vendor.name)} costs ${clinicians} ${dollarRange(year.monthly)} a month ${basisMark(vendor, 'price.plans')}. That is ${dollarRange(year)} in the first year.`
    })
    .join(' ')
}
