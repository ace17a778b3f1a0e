import { bedsTasks, goPoints, type LeavingStep } from '../../../shared/leaving/steps'
import { TextLink } from '../text-link'
import { Titled } from '../titled'
import { WholeWords } from '../whole-words'
import { stepId, WeeksLine } from './weeks-line'

/** A step with the name of its rule. */
export interface StepWithRule extends LeavingStep {
  ruleName?: string
}

interface StepsProps {
  scope: string
  steps: readonly StepWithRule[]
}

/** The move week by week, drawn as a line, and a checklist for print. */
export function Steps({ scope, steps }: StepsProps) {
  return (
    <Titled id="weeks" title="The move, week by week" large className="mt-12">
      <p className="mt-3 text-ink-soft">
        {`${scope} `}
        <TextLink href="/resources/emr-implementation">See also: the new system's side</TextLink>.
      </p>
      <WeeksLine />
      <ol className="move prose">
        {steps.map((step) => (
          <Step key={step.when} {...step} />
        ))}
      </ol>
      <div className="move-beds prose">
        <h3 id="beds">With beds or several sites, also</h3>
        <Tasks tasks={bedsTasks} />
      </div>
    </Titled>
  )
}

function Step(step: StepWithRule) {
  const { from, to, when, title, who, tasks, rule, ruleName } = step
  return (
    <li data-day={from === 0 ? '' : undefined}>
      <div>
        <h3 id={stepId(step)}>
          <small>{when}</small>
          <span className="sr-only">: </span>
          {title}
        </h3>
        <p>{who}</p>
        {rule && ruleName && (
          <p>
            <a href={`/rules#${rule}`}>
              <WholeWords text={ruleName} />
            </a>
          </p>
        )}
      </div>
      <div>
        <Tasks tasks={tasks} />
        {from === -1 && to === -1 && <GoPoints />}
      </div>
    </li>
  )
}

function Tasks({ tasks }: { tasks: readonly string[] }) {
  return (
    <ul className="contains-task-list">
      {tasks.map((task) => (
        <li key={task} className="task-list-item">
          {task}
        </li>
      ))}
    </ul>
  )
}

/** What decides in the last days before the switch. */
function GoPoints() {
  return (
    <div className="note">
      <p id="go-or-no-go">
        <strong>Go only if all of this is true.</strong> If not, move the date.
      </p>
      <Tasks tasks={goPoints} />
    </div>
  )
}
