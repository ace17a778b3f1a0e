import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import type { Vendor } from '../../../shared/catalogue'
import { isCompared, outOfScope, partOfTheWork } from '../../../shared/catalogue/scope'
import { leavingEvidence, publicPoints } from '../../../shared/leaving/evidence'
import { leavingPlan } from '../../../shared/leaving/plan'
import { keepsRecords, leavingQuestions } from '../../../shared/leaving/questions'
import { leavingRequest } from '../../../shared/leaving/request'
import { shownWhole } from '../../../shared/site/description'
import { shareAlt } from '../../../shared/site/share-picture'
import { counted, listed } from '../../../shared/words'
import { ButtonLink } from '../../components/button'
import { answerRows, bewareRows } from '../../components/leaving/answer-rows'
import { Evidence } from '../../components/leaving/evidence'
import { Request } from '../../components/leaving/request'
import { WeeksLine } from '../../components/leaving/weeks-line'
import { SitePage } from '../../components/site-page'
import { TextLink } from '../../components/text-link'
import { Titled } from '../../components/titled'

/** How to leave a vendor in the catalogue; any other address is a 404. */
export const loader =
  (api: Api) =>
  async ({ params }: LoaderFunctionArgs) => {
    const vendor = (await api.listVendors()).find(({ id }) => id === params.id)
    if (!vendor) throw data(null, { status: 404 })
    const { open } = leavingEvidence(vendor)
    const request = leavingRequest(vendor, open)
    return {
      id: vendor.id,
      name: vendor.name,
      depth: vendor.depth,
      scope: scopeOf(vendor),
      answers: answerRows(vendor, request.questions),
      beware: bewareRows(vendor),
      verified: publicPoints(leavingQuestions(vendor).filter((question) => !open.includes(question))),
      request,
      plan: keepsRecords(vendor) ? leavingPlan(vendor) : null,
    }
  }

export function Component() {
  const { id, name, depth, scope, answers, beware, verified, request, plan } =
    useLoaderData<ReturnType<typeof loader>>()
  return (
    <SitePage
      title={`Leaving ${name}: Export, Notice, and Steps`}
      description={descriptionOf(name, verified, request.questions.length)}
      path={`/leaving/${id}`}
      imageAlt={shareAlt(`/leaving/${id}`, `Leaving ${name}`)}
      markdown={`/leaving/${id}.md`}
      label={name}
      under={{ label: 'Leaving', to: '/leaving' }}
      heading={`Leaving ${name}`}
    >
      {scope && <p className="mt-4 rounded-xl border border-line bg-mark p-4">{scope}</p>}
      <div className="way-out mt-8">
        <Evidence id={id} name={name} answers={answers} beware={beware} />
        <Request name={name} request={request} />
        <div>
          {plan && <PlanLink {...plan} />}
          <h2 className="mt-10 text-3xl">Where to look next</h2>
          <p className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={`/match?current=${id}`}>Find a better fit</ButtonLink>
            {isCompared({ depth }) && (
              <ButtonLink to={`/comparisons?emr1=${id}`} look="secondary">{`Compare ${name}`}</ButtonLink>
            )}
            <Link to={`/emr/${id}`} className="link inline-flex min-h-11 items-center">
              {depth === 'review' ? `${name} review` : `About ${name}`}
            </Link>
          </p>
        </div>
      </div>
    </SitePage>
  )
}

/** The move in short; its tasks are on the page of the plan. */
function PlanLink({ scope, isForBeds }: ReturnType<typeof leavingPlan>) {
  return (
    <Titled id="weeks" title="The move, week by week" large>
      <p className="mt-3 text-ink-soft">
        {`${isForBeds ? `${scope} ` : ''}Cancel last: open the export, test the import, then give notice.`}
      </p>
      <WeeksLine page="/leaving" />
      <p className="mt-5">
        <TextLink href={`/leaving#${isForBeds ? 'beds' : 'weeks'}`}>
          {isForBeds ? 'The plan, with what beds add' : 'The plan of 12 weeks, with its tasks'}
        </TextLink>
      </p>
    </Titled>
  )
}

/** What the page holds: the points that have a source, and the letter. */
function descriptionOf(name: string, verified: readonly string[], questions: number): string {
  const letter = `a letter with ${counted(questions, 'question')}`
  const sourcesOn = (topics: readonly string[]) =>
    `What it takes to leave ${name}: sources on ${listed(topics)}; ${letter}.`
  const some = verified.map((_, left) => [...verified.slice(0, verified.length - left - 1), 'more'])
  return shownWhole(
    ...(verified.length > 0 ? [verified, ...some].map(sourcesOn) : []),
    `What it takes to leave ${name}: ${letter}.`,
  )
}

function scopeOf(vendor: Vendor): string | undefined {
  const part = partOfTheWork(vendor)
  const kind = outOfScope(vendor)
  if (vendor.closed) return `${vendor.name} takes no new customers. What it offers those who leave comes first below.`
  if (kind && keepsRecords(vendor)) return kind
  if (kind) return `${kind} There is no chart to move, only a contract, statements, and settings.`
  return (
    part && `Not a full record on its own, but ${part}. The chart itself has to come from the system that holds it.`
  )
}
