import { Fragment } from 'react'
import { Link, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import type { Vendor } from '../../../shared/catalogue'
import { byName, publicPoints } from '../../../shared/leaving/evidence'
import { keepsRecords, leavingQuestions } from '../../../shared/leaving/questions'
import { byDepth, depthWords } from '../../../shared/vendors/depth'
import { listed } from '../../../shared/words'
import { FoldedContents, SideContents } from '../../components/article/table-of-contents'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { ButtonLink } from '../../components/button'
import { Container } from '../../components/container'
import { JsonLd } from '../../components/json-ld'
import { Steps, stepHeadings } from '../../components/leaving/steps'
import { generalPlan } from '../../components/leaving/steps-with-rules'
import { type LeavingLine, leavingLine, SystemList } from '../../components/leaving/system-list'
import { PageMeta } from '../../components/page-meta'
import { useSite } from '../../components/site-context'

/** How to leave a system, and the main facts about leaving each one. */
export const loader = (api: Api) => async () => {
  const vendors = byName(await api.listVendors())
  const records = vendors.filter(keepsRecords)
  const others = vendors.filter((vendor) => !keepsRecords(vendor))
  return {
    groups: byDepth(records).map((group) => ({ ...group, vendors: group.vendors.map(leavingLine) })),
    others: others.map(leavingLine),
    points: pointsOf(records),
    pointsOfOthers: pointsOf(others),
    plan: generalPlan(),
  }
}

export function Component() {
  const { groups, others, points, pointsOfOthers, plan } = useLoaderData<ReturnType<typeof loader>>()
  const { siteUrl } = useSite()
  const lines = [...groups.flatMap(({ vendors }) => vendors), ...others]
  const headings = [{ id: 'systems', text: 'By system', depth: 2 }, ...stepHeadings(plan)]
  return (
    <>
      <PageMeta
        title="Leaving an EMR: Export, Notice, and a Week-by-Week Plan"
        description={`How to get your records out of an EMR: a week-by-week plan, letters ready to send, and what the evidence says about ${lines.length} systems.`}
        path="/leaving"
        markdown="/leaving.md"
      />
      <GuideList lines={lines} />
      <Breadcrumbs trail={[{ label: 'Leaving', to: '/leaving' }]} />
      <Container className="pb-20">
        <h1 className="text-5xl">Leaving an EMR</h1>
        <p className="mt-5 max-w-2xl text-xl leading-normal text-ink-soft">
          Leaving a system is harder than choosing one. Check the exit before you sign, and again before you give
          notice.
        </p>
        <div className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-14">
          <div>
            <FoldedContents headings={headings} />
            <section aria-labelledby="systems">
              <h2 id="systems" className="text-3xl">
                By system
              </h2>
              <p className="mt-3 text-ink-soft">
                {`We look for ${points.length} points that a vendor can state in public: ${listed(points)}. Each guide shows the sources and has a letter that asks for the rest.`}
                <span className="hidden print:inline">{` The guides are at ${new URL('/leaving', siteUrl).href}.`}</span>
              </p>
              {groups.map(({ depth, vendors }) => (
                <Fragment key={depth}>
                  <h3 className="mt-8">{depthWords[depth].name}</h3>
                  <SystemList lines={vendors} />
                </Fragment>
              ))}
              <h3 className="mt-8">Products that do not keep charts</h3>
              <p className="mt-3 text-ink-soft">{`We look for ${pointsOfOthers.length} points: ${pointsOfOthers.join(', and ')}.`}</p>
              <SystemList lines={others} />
            </section>
            <Steps {...plan} />
            <p className="mt-8">
              {'For what to bring into the new system, see '}
              <Link to="/blog/behavioral-health-data-migration" className="link">
                what to move, what to archive
              </Link>
              {'. For the whole project, see the '}
              <Link to="/resources/emr-implementation" className="link">
                implementation guide
              </Link>
              .
            </p>
            <p className="no-print mt-12 flex flex-wrap gap-3">
              <ButtonLink to="/match">Find a better fit</ButtonLink>
              <ButtonLink to="/comparisons" look="secondary">
                Compare systems
              </ButtonLink>
            </p>
          </div>
          <SideContents headings={headings} />
        </div>
      </Container>
    </>
  )
}

const pointsOf = ([vendor]: readonly Vendor[]) => (vendor ? publicPoints(leavingQuestions(vendor)) : [])

function GuideList({ lines }: { lines: readonly LeavingLine[] }) {
  const { siteUrl } = useSite()
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        name: 'Leaving an EMR, by system',
        itemListElement: lines.map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: `Leaving ${name}`,
          url: new URL(`/leaving/${id}`, siteUrl).href,
        })),
      }}
    />
  )
}
