import { type LeavingStep, leavingSteps } from '../../../shared/leaving/steps'

/** The anchor of a step on the page with the plan. */
export const stepId = ({ when }: LeavingStep) => when.toLowerCase().replaceAll(' ', '-')

/** The weeks of a step, as short as they fit on the line. */
function shortWeeks({ from, to }: LeavingStep): string {
  if (from === 0) return 'Go'
  if (from > 0) return `+${to}`
  return from === to ? `${-from}` : `${-from}–${-to}`
}

/** The whole move on one line, each phase as long as it takes; its parts lead to the tasks. */
export function WeeksLine({ page = '' }: { page?: string }) {
  return (
    <nav aria-label="The move on one line" className="weeks-line no-print mt-6">
      <ol>
        {leavingSteps.map((step) => (
          <li key={step.when} data-phase={phaseOf(step)} data-columns={columnsOf(step)}>
            <a href={`${page}#${stepId(step)}`}>
              <span aria-hidden="true">{shortWeeks(step)}</span>
              <span className="sr-only">{`${step.when}: ${step.title}`}</span>
            </a>
          </li>
        ))}
      </ol>
      <p aria-hidden="true">
        <span>weeks before</span>
        <span>sign</span>
        <span>give notice</span>
        <span>weeks after</span>
      </p>
    </nav>
  )
}

/** A week before the switch takes a column; its day takes two, and the weeks after it, which are less dense, four. */
function columnsOf({ from, to }: LeavingStep): number {
  if (from === 0) return 2
  return from > 0 ? 4 : to - from + 1
}

/** The contract is signed at the end of the seventh week before, which divides what comes before the switch. */
function phaseOf({ from }: LeavingStep): 'look' | 'set-up' | 'switch' | 'after' {
  if (from === 0) return 'switch'
  if (from > 0) return 'after'
  return from < -6 ? 'look' : 'set-up'
}
