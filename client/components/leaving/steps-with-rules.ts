import { leavingSteps, letterPlace } from '../../../shared/leaving/steps'
import { ruleSentence } from '../../../shared/rules'
import type { StepWithRule } from './steps'

/**
 * The steps with the tracker's sentences for their rules.
 * @param letter where the letter to the vendor is, on a page that has it
 */
export function stepsWithRules(letter = letterPlace): StepWithRule[] {
  return leavingSteps.map(({ rule, tasks, ...step }) => ({
    ...step,
    tasks: tasks.map((task) => task.replace(letterPlace, letter)),
    ...(rule && { rule: { id: rule, sentence: ruleSentence(rule) } }),
  }))
}
