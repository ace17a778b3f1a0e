import { counted } from '../words'
import move from './move.json' with { type: 'json' }

/** A phase of a move, as a plan shows it. */
export interface LeavingStep {
  /** The first and the last week for an office, counted from the switch: negative before it, 0 on its day. */
  from: number
  to: number
  /** The same in words, for the kind of organization that the plan is for. */
  when: string
  title: string
  who: string
  tasks: readonly string[]
  /** The tracked rule that requires it. */
  rule?: string
}

interface WrittenStep extends Omit<LeavingStep, 'when'> {
  /** What a program with beds, which switches site by site, does as well. */
  beds?: readonly string[]
}

/** Where the letter to the vendor is, for readers of any page. */
export const letterPlace = 'the letter from its leaving guide'

/**
 * A move by weeks. The order of work is our own, not from a source; what a rule requires is said by the tracker. The
 * weeks are those of the implementation guide, which a practice follows at the same time: its week 1 is 12 weeks before,
 * its week 13 the switch. A program with beds takes two weeks for each.
 */
const writtenSteps: readonly WrittenStep[] = move.steps

/** What has to be true before the final import runs. One point missing moves the date. */
export const goPoints: readonly string[] = move.goPoints

/** What a program with beds adds to the plan, in the order of its steps. */
export const bedsTasks: readonly string[] = writtenSteps.flatMap(({ beds }) => beds ?? [])

/** The steps for an office. */
export const leavingSteps: readonly LeavingStep[] = writtenSteps.map(({ beds: _, ...step }) => ({
  ...step,
  when: whenWords(step, 1),
}))

/** The same for a program with beds: twice the weeks, and its own tasks. */
export const leavingStepsWithBeds: readonly LeavingStep[] = writtenSteps.map(({ beds = [], ...step }) => ({
  ...step,
  when: whenWords(step, 2),
  tasks: [...step.tasks, ...beds],
}))

/** When a step is, where each week of an office takes so many. */
function whenWords({ from, to }: Pick<LeavingStep, 'from' | 'to'>, weeks: 1 | 2): string {
  if (from === 0) return weeks === 1 ? 'Go-live day' : 'Go-live, site by site'
  if (from > 0) return `Through ${to} weeks after${weeks === 1 ? '' : ' the last site'}`
  const [first, last] = [-from * weeks, -(to + 1) * weeks + 1]
  return first === last ? `${counted(first, 'week')} before` : `${first} to ${last} weeks before`
}
