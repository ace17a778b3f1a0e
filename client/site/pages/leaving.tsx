import { Link, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import { byName } from '../../../shared/leaving/evidence'
import { keepsRecords } from '../../../shared/leaving/questions'
import { FoldedContents, SideContents } from '../../components/article/table-of-contents'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { ButtonLink } from '../../components/button'
import { Container } from '../../components/container'
import { JsonLd } from '../../components/json-ld'
import { Steps, stepHeadings } from '../../components/leaving/steps'
import { stepsWithRules } from '../../components/leaving/steps-with-rules'
import { type LeavingLine, leavingLine, SystemList } from '../../components/leaving/system-list'
import { PageMeta } from '../../components/page-meta'
import { useSite } from '../../components/site-context'

/** How to leave a system, and the main facts about leaving each one. */
export const loader = (api: Api) => async () => {
  const vendors = byName(await api.listVendors())
  return {
    records: vendors.filter(keepsRecords).map(leavingLine),
    others: vendors.filter((vendor) => !keepsRecords(vendor)).map(leavingLine),
    steps: stepsWithRules(),
  }
}

export function Component() {
  const { records, others, steps } = useLoaderData<ReturnType<typeof loader>>()
  const headings = [{ id: 'systems', text: 'By system', depth: 2 }, ...stepHeadings(steps)]
  return (
    <>
      <PageMeta
        title="Leaving an EMR: Export, Notice, and a Week-by-Week Plan"
        description={`How to get your records out of an EMR: a week-by-week plan, letters ready to send, and what the evidence says about ${records.length + others.length} systems.`}
        path="/leaving"
        markdown="/leaving.md"
      />
      <GuideList lines={[...records, ...others]} />
      <Breadcrumbs trail={[{ label: 'Leaving', to: '/leaving' }]} />
      <Container className="pb-20">
        <h1 className="text-5xl">Leaving an EMR</h1>
        <p className="mt-3 text-ink-soft">
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
                What we found about export format, price, and deadline. Each guide shows its sources and has a letter
                that asks for the rest.
              </p>
              <SystemList lines={records} />
              <h3 className="mt-8">Products that do not keep charts</h3>
              <SystemList lines={others} />
            </section>
            <Steps steps={steps} />
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
