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
    scope: `We list ${vendor.name} for ${listed(levels)} care${mark}, so these are the weeks of a program with beds: 24 up to the first site, then one site after another. The clock starts on the day your first site switches and counts back. Sign the new contract 13 weeks before.`,
    isForBeds: true,
    steps: leavingStepsWithBeds,
  }
}

const generalPlan: LeavingPlan = {
  scope:
    'Twelve weeks, one site, no beds. Solo: three or four weeks, if payer enrollment takes no longer. With beds: double it. Weeks count back from your go-live day. Start while you still choose: you sign the new contract 7 weeks before.',
  isForBeds: false,
  steps: leavingSteps,
}
