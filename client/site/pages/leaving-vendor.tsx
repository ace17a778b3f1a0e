import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import type { Vendor } from '../../../shared/catalogue'
import { dossierFields } from '../../../shared/catalogue/dossier/fields'
import { outOfScope, partOfTheWork } from '../../../shared/catalogue/scope'
import { type LeavingFact, leavingEvidence, publicPoints } from '../../../shared/leaving/evidence'
import { keepsRecords } from '../../../shared/leaving/questions'
import { leavingRequest } from '../../../shared/leaving/request'
import { counted } from '../../../shared/words'
import { FoldedContents, SideContents } from '../../components/article/table-of-contents'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { ButtonLink } from '../../components/button'
import { Container } from '../../components/container'
import { Evidence } from '../../components/leaving/evidence'
import { Request } from '../../components/leaving/request'
import { Steps, type StepWithRule, stepHeadings } from '../../components/leaving/steps'
import { stepsWithRules } from '../../components/leaving/steps-with-rules'
import { PageMeta } from '../../components/page-meta'
import type { DossierRow } from '../../components/vendor/dossier-rows'
import { evidenceOf } from '../../components/vendor/record'

/** How to leave a vendor in the catalogue; any other address is a 404. */
export const loader =
  (api: Api) =>
  async ({ params }: LoaderFunctionArgs) => {
    const vendor = (await api.listVendors()).find(({ id }) => id === params.id)
    if (!vendor) throw data(null, { status: 404 })
    const { known, open } = leavingEvidence(vendor)
    return {
      id: vendor.id,
      name: vendor.name,
      scope: scopeOf(vendor),
      rows: known.map(rowOf),
      open: publicPoints(open),
      request: leavingRequest(vendor, open),
      steps: keepsRecords(vendor) ? stepsWithRules('the letter above') : [],
    }
  }

export function Component() {
  const { id, name, scope, rows, open, request, steps } = useLoaderData<ReturnType<typeof loader>>()
  const headings = headingsOf(steps)
  return (
    <>
      <PageMeta
        title={`Leaving ${name}: Export, Notice, and Steps`}
        description={`What it takes to leave ${name}: ${counted(rows.length, 'fact')} with sources on export, format, price, and deadline, ${counted(request.questions.length, 'question')} to send${steps.length > 0 ? ', and a week-by-week plan' : ''}.`}
        path={`/leaving/${id}`}
        markdown={`/leaving/${id}.md`}
      />
      <Breadcrumbs
        trail={[
          { label: 'Leaving', to: '/leaving' },
          { label: name, to: `/leaving/${id}` },
        ]}
      />
      <Container className="pb-20">
        <h1 className="text-5xl">{`Leaving ${name}`}</h1>
        <p className="mt-5 max-w-2xl text-xl leading-normal text-ink-soft">
          {steps.length > 0
            ? `What we found about getting your records out of ${name}, what you still need to ask, and a sensible order for the move. This is not legal advice.`
            : `What we found about ending a contract with ${name}, and what you still need to ask. This is not legal advice.`}
        </p>
        {scope && <p className="mt-4 rounded-xl border border-line bg-mark p-4">{scope}</p>}
        <div className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-14">
          <div>
            <FoldedContents headings={headings} />
            <Evidence id={id} name={name} rows={rows} open={open} />
            <Request name={name} request={request} />
            {steps.length > 0 && <Steps steps={steps} />}
            <p className="no-print mt-12 flex flex-wrap gap-3">
              <ButtonLink to={`/match?current=${id}`}>Find a better fit</ButtonLink>
              <ButtonLink to={`/comparisons?emr1=${id}`} look="secondary">{`Compare ${name}`}</ButtonLink>
              <Link to={`/emr/${id}`} className="link inline-flex min-h-11 items-center">
                {`${name} review`}
              </Link>
            </p>
          </div>
          <SideContents headings={headings} />
        </div>
      </Container>
    </>
  )
}

/** The page's sections and the steps of the move. */
function headingsOf(steps: readonly StepWithRule[]) {
  const entries = [
    ['evidence', 'What the evidence says'],
    ['ask', 'A letter, ready to send'],
  ].map(([id = '', text = '']) => ({ id, text, depth: 2 }))
  return [...entries, ...stepHeadings(steps)]
}

function scopeOf(vendor: Vendor): string | undefined {
  const part = partOfTheWork(vendor)
  const kind = outOfScope(vendor)
  if (kind) return `${kind} There is no chart to move, only a contract, statements, and settings.`
  return (
    part && `Not a full record on its own, but ${part}. The chart itself has to come from the system that holds it.`
  )
}

function rowOf({ field, label, lines, fact }: LeavingFact): DossierRow {
  const kind = dossierFields.find(({ key }) => key === field)?.kind ?? 'text'
  return { key: field, label, kind, lines, evidence: evidenceOf(fact) }
}
