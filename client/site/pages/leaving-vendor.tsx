import { data, Link, useLoaderData } from 'react-router'
import type { Vendor } from '../../../shared/catalogue'
import { isCompared, outOfScope, partOfTheWork } from '../../../shared/catalogue/scope'
import { leavingEvidence, publicPoints } from '../../../shared/leaving/evidence'
import { leavingPlan } from '../../../shared/leaving/plan'
import { keepsRecords, leavingQuestions } from '../../../shared/leaving/questions'
import { type LeavingRequest, leavingRequest } from '../../../shared/leaving/request'
import { shownWhole } from '../../../shared/site/description'
import { shareAlt } from '../../../shared/site/share-picture'
import { counted, listed } from '../../../shared/words'
import { Button, ButtonLink } from '../../components/button'
import { answerRows, bewareRows } from '../../components/leaving/answer-rows'
import { Evidence } from '../../components/leaving/evidence'
import { WeeksLine } from '../../components/leaving/weeks-line'
import { SitePage } from '../../components/site-page'
import { TextLink } from '../../components/text-link'
import { Titled } from '../../components/titled'
import type { SiteArgs } from '../args'

/** How to leave a vendor in the catalogue; any other address is a 404. */
export const loader = async ({ api, params }: SiteArgs) => {
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
  const { id, name, depth, scope, answers, beware, verified, request, plan } = useLoaderData<typeof loader>()
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

/**
 * The longest `mailto:` link that is offered. Windows passes a program about 2,000 characters, and a browser there does
 * nothing, and says nothing, for a longer link.
 */
const mailLinkCharsMax = 1_900

/** The questions as a letter to copy, or if it is short enough, to open in the reader's own email program. */
function Request({ name, request }: { name: string; request: LeavingRequest }) {
  const { opening, questions, closing } = request
  const email = emailOf(name, request)
  return (
    <section aria-labelledby="ask" className="prose">
      <h2 id="ask">
        A letter to <span className="unbroken">{name}</span>, ready to send
      </h2>
      <p className="text-ink-soft">
        It asks what nobody says in public, and what you need in writing. It gives no notice and starts no deadline.
        Send it by email, so that the answers come in writing too.
      </p>
      <p className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="button" data-copy="" look="secondary" aria-live="polite" hidden>
          Copy the letter
        </Button>
        {email.length <= mailLinkCharsMax && (
          <a href={email} className="inline-flex min-h-11 items-center">
            Open it in your email program
          </a>
        )}
      </p>
      <blockquote id="letter" className="letter">
        <p>{opening}</p>
        <ol>
          {questions.map((question, place) => (
            <li key={question} id={`question-${place + 1}`}>
              {question}
            </li>
          ))}
        </ol>
        <p>{closing}</p>
      </blockquote>
    </section>
  )
}

/** A `mailto:` link with the letter, without a recipient, because readers know whom at the vendor to write to. */
function emailOf(name: string, { opening, questions, closing }: LeavingRequest): string {
  const numbered = questions.map((question, index) => `${index + 1}. ${question}`)
  const body = [opening, ...numbered, closing].join('\r\n\r\n')
  return `mailto:?subject=${encodeURIComponent(`${name}: questions about our contract`)}&body=${encodeURIComponent(body)}`
}
