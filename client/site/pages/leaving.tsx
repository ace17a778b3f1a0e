import { useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import { byName } from '../../../shared/leaving/evidence'
import { leavingPlan } from '../../../shared/leaving/plan'
import { ruleName } from '../../../shared/rules'
import { byDepth, depthWords } from '../../../shared/vendors/depth'
import { ButtonLink } from '../../components/button'
import { ListData } from '../../components/json-ld'
import { Steps } from '../../components/leaving/steps'
import { type LeavingLine, leavingLine, SystemList } from '../../components/leaving/system-list'
import { useSite } from '../../components/site-context'
import { SitePage } from '../../components/site-page'
import { TextLink } from '../../components/text-link'
import { Titled } from '../../components/titled'

/** How to leave a system, and what is known at a glance about leaving each one. */
export const loader = (api: Api) => async () => {
  const { scope, steps } = leavingPlan()
  return {
    groups: byDepth(byName(await api.listVendors())).map(({ depth, vendors }) => ({
      title: depthWords[depth].name,
      lines: vendors.map(leavingLine),
    })),
    plan: { scope, steps: steps.map((step) => ({ ...step, ...(step.rule && { ruleName: ruleName(step.rule) }) })) },
  }
}

export function Component() {
  const { groups, plan } = useLoaderData<ReturnType<typeof loader>>()
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
      <Steps {...plan} />
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

function Systems({ groups }: { groups: { title: string; lines: LeavingLine[] }[] }) {
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
