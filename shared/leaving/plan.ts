import type { Vendor } from '../catalogue'
import { hasValue } from '../catalogue/mark'
import { listed } from '../words'
import { type LeavingStep, leavingSteps } from './steps'

/** The move week by week, and what the plan is and for whom. */
export interface LeavingPlan {
  scope: string
  steps: readonly LeavingStep[]
}

const own = 'This is our own plan, not an official one.'

/** Levels of care at which patients stay overnight. */
const withBeds = new Set(['detox', 'residential', 'inpatient'])

/**
 * The plan for leaving a vendor, or any system. Where the catalogue lists levels of care with beds, the plan says what
 * beds add, because a plan for an office alone would leave out the orders and the census of a program.
 */
export function leavingPlan(vendor?: Vendor): LeavingPlan {
  const care = vendor?.levelsOfCare
  const levels = care?.value?.filter((level) => withBeds.has(level)) ?? []
  if (!(vendor && care && hasValue(care)) || levels.length === 0) return { scope: generalScope, steps: leavingSteps }
  const mark = care.basis === 'unverified' ? ' (unverified)' : ''
  return {
    scope: `${own} The weeks are sized for one site without beds. We list ${vendor.name} for ${listed(levels)} care${mark}; if you run beds, add about four weeks (our judgment), and move the census, open medication orders, and authorizations site by site.`,
    steps: leavingSteps.map((step) => (step.withBeds ? { ...step, tasks: [...step.tasks, step.withBeds] } : step)),
  }
}

const generalScope = `${own} It is sized for a practice with one site and no beds. A program with beds or several sites needs more weeks, and it also has to move its census, medication orders, and authorizations at each site.`
