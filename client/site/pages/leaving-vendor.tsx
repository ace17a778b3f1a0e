import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import type { Vendor } from '../../../shared/catalogue'
import { fieldOf } from '../../../shared/catalogue/fields'
import { outOfScope, partOfTheWork } from '../../../shared/catalogue/scope'
import { type LeavingFact, leavingEvidence, publicPoints } from '../../../shared/leaving/evidence'
import { keepsRecords, leavingQuestions } from '../../../shared/leaving/questions'
import { leavingRequest } from '../../../shared/leaving/request'
import { shownWhole } from '../../../shared/site/description'
import { shareAlt } from '../../../shared/site/share-picture'
import { counted, listed } from '../../../shared/words'
import { FoldedContents, SideContents } from '../../components/article/table-of-contents'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { ButtonLink } from '../../components/button'
import { Container } from '../../components/container'
import { Evidence } from '../../components/leaving/evidence'
import { Request } from '../../components/leaving/request'
import { type PlanWithRules, Steps, stepHeadings } from '../../components/leaving/steps'
import { planFor } from '../../components/leaving/steps-with-rules'
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
      depth: vendor.depth,
      scope: scopeOf(vendor),
      rows: known.map(rowOf),
      verified: publicPoints(leavingQuestions(vendor).filter((question) => !open.includes(question))),
      open: publicPoints(open),
      request: leavingRequest(vendor, open),
      plan: keepsRecords(vendor) ? planFor(vendor) : null,
    }
  }

export function Component() {
  const { id, name, depth, scope, rows, verified, open, request, plan } = useLoaderData<ReturnType<typeof loader>>()
  const headings = headingsOf(plan)
  return (
    <>
      <PageMeta
        title={`Leaving ${name}: Export, Notice, and Steps`}
        description={descriptionOf(name, verified, request.questions.length, plan !== null)}
        path={`/leaving/${id}`}
        imageAlt={shareAlt(`/leaving/${id}`, `Leaving ${name}`)}
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
          {plan
            ? `What we found about getting your records out of ${name}, what you still need to ask, and a sensible order for the move. This is not legal advice.`
            : `What we found about ending a contract with ${name}, and what you still need to ask. This is not legal advice.`}
        </p>
        {scope && <p className="mt-4 rounded-xl border border-line bg-mark p-4">{scope}</p>}
        <div className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-14">
          <div>
            <FoldedContents headings={headings} />
            <Evidence id={id} name={name} rows={rows} open={open} />
            <Request name={name} request={request} />
            {plan && <Steps {...plan} />}
            <p className="no-print mt-12 flex flex-wrap gap-3">
              <ButtonLink to={`/match?current=${id}`}>Find a better fit</ButtonLink>
              {depth !== 'listed' && (
                <ButtonLink to={`/comparisons?emr1=${id}`} look="secondary">{`Compare ${name}`}</ButtonLink>
              )}
              <Link to={`/emr/${id}`} className="link inline-flex min-h-11 items-center">
                {depth === 'review' ? `${name} review` : `About ${name}`}
              </Link>
            </p>
          </div>
          <SideContents headings={headings} />
        </div>
      </Container>
    </>
  )
}

/** What the page holds: the points that have a source, the letter, and the plan. */
function descriptionOf(name: string, verified: readonly string[], questions: number, hasPlan: boolean): string {
  const letter = `a letter with ${counted(questions, 'question')}${hasPlan ? ', and a week-by-week plan' : ''}`
  const sourcesOn = (topics: readonly string[]) =>
    `What it takes to leave ${name}: sources on ${listed(topics)}; ${letter}.`
  const some = verified.map((_, left) => [...verified.slice(0, verified.length - left - 1), 'more'])
  return shownWhole(
    ...(verified.length > 0 ? [verified, ...some].map(sourcesOn) : []),
    `What it takes to leave ${name}: ${letter}.`,
  )
}

/** The page's sections and the steps of the move. */
function headingsOf(plan: PlanWithRules | null) {
  const entries = [
    ['evidence', 'What the evidence says'],
    ['ask', 'A letter, ready to send'],
  ].map(([id = '', text = '']) => ({ id, text, depth: 2 }))
  return [...entries, ...stepHeadings(plan)]
}

function scopeOf(vendor: Vendor): string | undefined {
  const part = partOfTheWork(vendor)
  const kind = outOfScope(vendor)
  if (vendor.closed)
    return `${vendor.name} takes no new customers. What it offers those who leave comes first in the evidence below.`
  if (kind && keepsRecords(vendor)) return kind
  if (kind) return `${kind} There is no chart to move, only a contract, statements, and settings.`
  return (
    part && `Not a full record on its own, but ${part}. The chart itself has to come from the system that holds it.`
  )
}

function rowOf({ field, label, lines, fact }: LeavingFact): DossierRow {
  return { key: field, label, kind: fieldOf(field).kind, lines, evidence: evidenceOf(fact) }
}
