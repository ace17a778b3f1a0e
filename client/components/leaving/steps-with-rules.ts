import type { Vendor } from '../../../shared/catalogue'
import { leavingPlan } from '../../../shared/leaving/plan'
import { letterPlace } from '../../../shared/leaving/steps'
import { ruleSentence } from '../../../shared/rules'
import type { PlanWithRules } from './steps'

/** The plan for leaving any system with the tracker's sentences for its rules. */
export const generalPlan = () => withRules(leavingPlan(), letterPlace)

/** The same for one vendor, on a page with the letter to it. */
export const planFor = (vendor: Vendor) => withRules(leavingPlan(vendor), 'the letter above')

function withRules({ scope, isForBeds, steps }: ReturnType<typeof leavingPlan>, letter: string): PlanWithRules {
  return {
    scope,
    isForBeds,
    steps: steps.map(({ when, title, why, tasks, rule }) => ({
      ...{ when, title, why },
      tasks: tasks.map((task) => task.replace(letterPlace, letter)),
      ...(rule && { rule: { id: rule, sentence: ruleSentence(rule) } }),
    })),
  }
}
