import { Link, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import type { Vendor } from '../../../shared/catalogue'
import { leavingEvidence } from '../../../shared/leaving/evidence'
import { keepsRecords } from '../../../shared/leaving/questions'
import { counted } from '../../../shared/words'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { JsonLd } from '../../components/json-ld'
import { Steps } from '../../components/leaving/steps'
import { stepsWithRules } from '../../components/leaving/steps-with-rules'
import { PageMeta } from '../../components/page-meta'
import { useSite } from '../../components/site-context'

/** How to leave a system, and the main facts about leaving each one. */
export const loader = (api: Api) => async () => {
  const vendors = await api.listVendors()
  return {
    records: vendors.filter(keepsRecords).map(lineOf),
    others: vendors.filter((vendor) => !keepsRecords(vendor)).map(lineOf),
    steps: stepsWithRules(),
  }
}

interface Line {
  id: string
  name: string
  known: { label: string; text: string }[]
  open: number
}

/** The three facts that matter first. */
const shown = ['leaving.exportFormat', 'leaving.exportPrice', 'leaving.exportDeadline']

function lineOf(vendor: Vendor): Line {
  const { known, open } = leavingEvidence(vendor)
  return {
    id: vendor.id,
    name: vendor.name,
    known: known
      .filter(({ field }) => shown.includes(field))
      .map(({ label, lines }) => ({ label, text: lines.join('; ') })),
    open: open.filter(({ field }) => field !== null).length,
  }
}

export function Component() {
  const { records, others, steps } = useLoaderData<ReturnType<typeof loader>>()
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
        <section aria-labelledby="systems" className="mt-10">
          <h2 id="systems" className="text-3xl">
            By system
          </h2>
          <p className="mt-3 text-ink-soft">
            What we found about export format, price, and deadline. Each guide shows its sources and has a letter that
            asks for the rest.
          </p>
          <Lines lines={records} />
          <h3 className="mt-8">Products that do not keep charts</h3>
          <Lines lines={others} />
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
      </Container>
    </>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="mt-4 grid gap-x-10 border-t border-line md:grid-cols-2">
      {lines.map(({ id, name, known, open }) => (
        <li key={id} className="break-inside-avoid border-b border-line py-3">
          <Link to={`/leaving/${id}`} className="link font-semibold">
            {`Leaving ${name}`}
          </Link>
          {known.map(({ label, text }) => (
            <span key={label} className="block text-sm">
              <span className="text-ink-soft">{`${label}: `}</span>
              {text}
            </span>
          ))}
          {open > 0 && <span className="block text-sm text-ink-soft">{`${counted(open, 'point')} not verified`}</span>}
        </li>
      ))}
    </ul>
  )
}

function GuideList({ lines }: { lines: readonly Line[] }) {
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
