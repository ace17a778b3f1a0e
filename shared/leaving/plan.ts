import type { Vendor } from '../catalogue'
import { levelsWithBeds } from '../catalogue/care'
import { hasValue } from '../catalogue/mark'
import { listed } from '../words'
import { type LeavingStep, leavingSteps, leavingStepsWithBeds } from './steps'

/** The move week by week, and what the plan is and for whom. */
export interface LeavingPlan {
  scope: string
  /** Whether its weeks are those of a program with beds, which are not those of the general plan. */
  isForBeds: boolean
  steps: readonly LeavingStep[]
}

const own = 'This is our own plan, not an official one.'

/**
 * The plan for leaving a vendor, or any system. Where the catalogue lists levels of care with beds, the plan has the
 * weeks and tasks of a program with beds, because that of an office alone would leave out its orders and its census.
 */
export function leavingPlan(vendor?: Vendor): LeavingPlan {
  const care = vendor?.levelsOfCare
  const levels = care?.value?.filter((level) => levelsWithBeds.some((one) => one === level)) ?? []
  if (!(vendor && care && hasValue(care)) || levels.length === 0) return generalPlan
  const mark = care.basis === 'unverified' ? ' (unverified)' : ''
  return {
    scope: `Weeks count back from the day your first site switches. ${own} We list ${vendor.name} for ${listed(levels)} care${mark}, so the weeks are those of a program with beds: about six months to the first switch, then one site after another. Our implementation guide gives such a program six months or more too: up to the switch, each of its weeks takes two weeks here. The new contract is signed 13 weeks before.`,
    isForBeds: true,
    steps: leavingStepsWithBeds,
  }
}

const generalPlan: LeavingPlan = {
  scope: `Weeks count back from the day the new system takes over. ${own} It is sized for a practice with one site and no beds, and runs beside our implementation guide, week by week: 12 weeks before is its week 1, the new contract is signed 7 weeks before, in its week 6, and the switch is in its week 13. The steps up to that contract need no new system, so you can take them while you choose. If the setup takes longer than six weeks, take them that much earlier. A solo clinician can do it in three or four weeks, if payer enrollment does not take longer. A program with beds needs about twice as long before it switches, and then switches site by site.`,
  isForBeds: false,
  steps: leavingSteps,
}
