import type { LeavingStep } from '../../../shared/leaving/steps'
import { useSite } from '../site-context'
import { WholeWords } from '../whole-words'

/** A step with its rule's sentence in place of its id. */
type StepWithRule = Omit<LeavingStep, 'rule'> & {
  rule?: { id: string; sentence: string }
}

/** A plan with its rules' sentences. */
export interface PlanWithRules {
  /** What the plan is, and for whom. */
  scope: string
  /** Whether its weeks are those of a program with beds. */
  isForBeds: boolean
  steps: readonly StepWithRule[]
}

/** The anchor of a step. */
const stepId = (when: string) => when.toLowerCase().replaceAll(',', '').replaceAll(' ', '-')

/** The headings of the move and its steps, for a page's contents; none without a plan. */
export function stepHeadings(plan: PlanWithRules | null) {
  if (!plan) return []
  const entries = plan.steps.map(({ when, title }) => ({ id: stepId(when), text: `${when}: ${title}`, depth: 3 }))
  return [{ id: 'weeks', text: 'The move, week by week', depth: 2 }, ...entries]
}

/** The move week by week, as a checklist for print. */
export function Steps({ scope, isForBeds, steps }: PlanWithRules) {
  const { siteUrl } = useSite()
  return (
    <section aria-labelledby="weeks" className="prose mt-14">
      <h2 id="weeks">The move, week by week</h2>
      <p className="text-ink-soft">
        {scope}
        {isForBeds && (
          <>
            {' If you run no beds, use the '}
            <a href="/leaving#weeks">plan of 12 weeks</a>.
          </>
        )}
        {' See the '}
        <a href="/resources/emr-implementation">implementation guide</a>
        {' and its '}
        <a href="/resources/emr-implementation#go-or-no-go">go or no-go list</a>.
        {' Adjust the plan to the notice period in your contract and to what both vendors tell you.'}
        <span className="hidden print:inline">{` Dates and sources of the rules: ${new URL('/rules', siteUrl).href}.`}</span>
      </p>
      {steps.map(({ when, title, why, tasks, rule }) => (
        <div key={when} className="break-inside-avoid stack-3">
          <h3 id={stepId(when)}>{`${when}: ${title}`}</h3>
          <p>{why}</p>
          <ul className="contains-task-list">
            {tasks.map((task) => (
              <li key={task} className="task-list-item">
                {task}
              </li>
            ))}
          </ul>
          {rule && (
            <p className="note">
              <WholeWords text={rule.sentence} />{' '}
              <a href={`/rules#${rule.id}`} className="no-print unbroken">
                Dates and sources
              </a>
            </p>
          )}
        </div>
      ))}
    </section>
  )
}
