import { leavingSteps } from '../../../shared/leaving/steps'
import { ruleSentence } from '../../../shared/rules'
import type { StepWithRule } from './steps'

/** The steps with the tracker's sentences for their rules. */
export function stepsWithRules(): StepWithRule[] {
  return leavingSteps.map(({ rule, ...step }) =>
    rule ? { ...step, rule: { id: rule, sentence: ruleSentence(rule) } } : step,
  )
}
