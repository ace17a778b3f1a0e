import { useLoaderData } from 'react-router'
import type { Vendor } from '../../../shared/catalogue'
import { hasValue, markOf } from '../../../shared/catalogue/mark'
import { byName } from '../../../shared/leaving/evidence'
import { leavingPlan } from '../../../shared/leaving/plan'
import { glances, keepsRecords } from '../../../shared/leaving/questions'
import { bedsTasks, goPoints, type LeavingStep } from '../../../shared/leaving/steps'
import { ruleName } from '../../../shared/rules'
import { byDepth, depthWords } from '../../../shared/vendors/depth'
import { ButtonLink } from '../../components/button'
import { ListData } from '../../components/json-ld'
import { stepId, WeeksLine } from '../../components/leaving/weeks-line'
import { useSite } from '../../components/site-context'
import { SitePage } from '../../components/site-page'
import { TextLink } from '../../components/text-link'
import { Titled } from '../../components/titled'
import { ValueLink } from '../../components/vendor/value-link'
import { WholeWords } from '../../components/whole-words'
import type { SiteArgs } from '../args'

/** How to leave a system, and what is known at a glance about leaving each one. */
export const loader = async ({ api }: SiteArgs) => {
  return byDepth(byName(await api.listVendors())).map(({ depth, vendors }) => ({
    title: depthWords[depth].name,
    lines: vendors.map(leavingLine),
  }))
}

type Group = Awaited<ReturnType<typeof loader>>[number]

export function Component() {
  const groups = useLoaderData<typeof loader>()
  const lines = groups.flatMap((group) => group.lines)
  return (
    <SitePage
      title="Leaving an EMR: Export, Notice, and a Week-by-Week Plan"
      description={`How to get your records out of an EMR: a week-by-week plan, letters ready to send, and what the evidence says about ${lines.length} systems.`}
      path="/leaving"
      markdown="/leaving.md"
      label="Leaving"
      heading="Leaving an EMR"
      data={
        <ListData
          name="Leaving an EMR, by system"
          entries={lines.map(({ id, name }) => ({ name: `Leaving ${name}`, path: `/leaving/${id}` }))}
        />
      }
    >
      <p className="mt-5 text-xl leading-normal text-ink-soft">
        Check the exit before you sign, and again before you give notice.
      </p>
      <p className="no-print mt-6">
        <ButtonLink to="#systems" look="secondary">
          Find your system's letter
        </ButtonLink>
      </p>
      <Steps />
      <Systems groups={groups} />
      <p className="mt-10">
        {'What to bring along: '}
        <TextLink to="/blog/behavioral-health-data-migration">what to move, what to archive</TextLink>.
      </p>
      <p className="no-print mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/match">Find a better fit</ButtonLink>
        <ButtonLink to="/comparisons" look="secondary">
          Compare systems
        </ButtonLink>
      </p>
    </SitePage>
  )
}

function Systems({ groups }: { groups: readonly Group[] }) {
  const { siteUrl } = useSite()
  return (
    <Titled id="systems" title="By system" large className="mt-14">
      <p className="mt-3 text-ink-soft">
        ● on record, good or bad, with its source. ○ ask, by the letter in each guide. Until: how long you can get your
        data.
        <span className="hidden print:inline">{` The guides are at ${new URL('/leaving', siteUrl).href}.`}</span>
      </p>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2 print:grid-cols-2">
        {groups.map((group) => (
          <SystemList key={group.title} {...group} />
        ))}
      </div>
    </Titled>
  )
}

/**
 * A system in the list of guides, and which of the points at a glance are known; none without charts to move. A search
 * of the federal list that found nothing is no known point.
 */
function leavingLine(vendor: Vendor) {
  const { id, name } = vendor
  const points = glances.map(({ field }) => {
    const isKnown = hasValue(vendor[field]) && vendor[field].value !== false
    // Whether a source is old is said with the value.
    return isKnown ? { ...markOf(vendor, field), stale: false } : null
  })
  return { id, name, points: keepsRecords(vendor) ? points : [] }
}

/** Systems with links to their guides, and what is known of each at a glance. */
function SystemList({ title, lines }: Group) {
  return (
    <table className="ways-out">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {glances.map(({ word }) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, points }) => (
          <tr key={id}>
            <th scope="row">
              <TextLink href={`/leaving/${id}`}>
                <span className="sr-only">Leaving </span>
                {name}
              </TextLink>
            </th>
            {points.map((mark, place) => (
              <td key={glances[place]?.word}>
                {mark ? (
                  <ValueLink mark={mark} of={`${name}, ${glances[place]?.word}`} text="on record">
                    {' '}
                  </ValueLink>
                ) : (
                  <p>
                    <span className="sr-only">ask</span>
                  </p>
                )}
              </td>
            ))}
            {points.length === 0 && <td colSpan={glances.length}>no charts</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The move week by week, drawn as a line, and a checklist for print. */
function Steps() {
  const { scope, steps } = leavingPlan()
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

function Step(step: LeavingStep) {
  const { from, to, when, title, who, tasks, rule } = step
  return (
    <li data-day={from === 0 ? '' : undefined}>
      <div>
        <h3 id={stepId(step)}>
          <small>{when}</small>
          <span className="sr-only">: </span>
          {title}
        </h3>
        <p>{who}</p>
        {rule && (
          <p>
            <a href={`/rules#${rule}`}>
              <WholeWords text={ruleName(rule)} />
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
