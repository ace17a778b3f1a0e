import { Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { type LeadDetail, neighborQuery } from '../../../shared/admin/leads'
import { type Neighbors, parseQuery, withoutSpam } from '../../../shared/admin/query'
import { openStatuses, submissionStatuses } from '../../../shared/admin/submissions'
import { leadFields } from '../../../shared/leads/fields'
import { Fold } from '../../components/fold'
import type { AdminResult } from '../admin-action'
import { ActForm } from '../components/act-form'
import { type OfferedTemplates, offeredTemplates } from '../components/conversation/chosen-template'
import { Conversation } from '../components/conversation/conversation'
import { Duplicates, Merged } from '../components/leads/duplicates'
import { outcomes } from '../components/leads/lead-action'
import { LetterForm } from '../components/leads/letter-form'
import { Reading } from '../components/leads/reading'
import { CameFrom, Words } from '../components/leads/words'
import { AnswerLinks, Answers } from '../components/submissions/answers'
import { DueDay, Moment, StateLine } from '../components/submissions/badges'
import { Emails, Related } from '../components/submissions/emails'
import { Erase } from '../components/submissions/erase'
import { History } from '../components/submissions/history'
import { ListPlace } from '../components/submissions/list-place'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'
import { Suspicion } from '../components/submissions/suspicion'
import { WorkForm } from '../components/submissions/work-form'
import { listAddress } from '../list'

export { action } from '../components/leads/lead-action'

export const loader =
  (api: AdminApi) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const id = params.id ?? ''
    const query = parseQuery(neighborQuery, new URL(request.url).searchParams)
    const [lead, neighbors, offered] = await Promise.all([
      api.getLead(id),
      api.getLeadNeighbors(id, withoutSpam(query)),
      offeredTemplates(api, request),
    ])
    const list = listAddress('', { query, standard: neighborQuery.parse({}) })({ part: '' })
    return { lead, neighbors, list, ...offered }
  }

export function Component() {
  const { lead, neighbors, list, templates, template } = useLoaderData<Loaded>()
  const result = useActionData<AdminResult<LeadDetail>>()
  return (
    <div key={lead.id}>
      <title>Lead | Administration</title>
      <ListPlace path="/admin/leads" noun="lead" neighbors={neighbors} list={list} />
      <Outcome result={result} done={outcomes} />
      <h1 dir="auto" className="text-3xl [overflow-wrap:anywhere]">
        {lead.organizationName}
      </h1>
      <AnswerLinks name={`${lead.firstName} ${lead.lastName}`} fields={leadFields} answers={lead} />
      <StateLine item={lead} due={openStatuses.includes(lead.status) && <DueDay {...lead} />} />
      {lead.withdrawnAt && (
        <p className="mb-6 rounded-xl bg-mark p-3">
          The visitor withdrew this request on <Moment at={lead.withdrawnAt} timeZone={lead.timeZone} />. No more emails
          about it will go out, and you cannot send a recommendation.
        </p>
      )}
      <div className="mb-6">
        {lead.mergedInto && (
          <p className="mb-4 rounded-xl bg-mark p-3">
            This request was merged into{' '}
            <Link to={`/admin/leads/${lead.mergedInto}`} className="link">
              another one of the same visitor
            </Link>
            .
          </p>
        )}
        <WorkForm item={lead} statuses={statuses} result={result} part={neighbors.part}>
          <CloseLead lead={lead} neighbors={neighbors} list={list} />
        </WorkForm>
      </div>
      {/* Reading comes before writing: one below the other on a phone; on a wide screen the visitor's words stay beside
          the draft while it is written. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:grid-cols-[23rem_minmax(0,1fr)]">
        <section
          aria-label="The visitor"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
          tabIndex={0}
          className="grid gap-6 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
        >
          <Suspicion noun="lead" item={lead} />
          <Section id="words" title="In their words">
            <Words lead={lead} />
          </Section>
          <Section id="reading" title={`What we read${lead.reading.open > 0 ? ` (${lead.reading.open} open)` : ''}`}>
            <Reading reading={lead.reading} timeZone={lead.timeZone} />
          </Section>
        </section>
        <div className="grid gap-6">
          <Section id="draft-title" title={lead.recommendationSentAt ? 'Recommendation' : 'Draft recommendation'}>
            <LetterForm lead={lead} result={result} />
          </Section>
          <Section id="conversation" title="Conversation">
            <Conversation of={`leads/${lead.id}`} item={lead} {...{ result, templates, template }} />
          </Section>
          <Section id="answers" title="Answers">
            <Fold label="All answers of the form">
              <Answers fields={restOfFields} answers={lead} />
            </Fold>
          </Section>
          <Section id="came-from" title="Where they came from">
            <CameFrom arrival={lead.arrival} />
          </Section>
          {lead.merged.length > 0 && (
            <Section id="merged" title="Merged requests">
              <Merged lead={lead} />
            </Section>
          )}
          {lead.duplicates.length > 0 && (
            <Section id="duplicates" title="Possible duplicates">
              <Duplicates lead={lead} />
            </Section>
          )}
          <Related
            id="messages"
            title="Messages from this address"
            path="/admin/messages"
            items={lead.messages.map((one) => ({ ...one, name: one.subject }))}
            timeZone={lead.timeZone}
          />
          <History of={`leads/${lead.id}`} item={lead} result={result} />
          <Emails item={lead} />
          <Erase noun="lead" />
        </div>
      </div>
    </div>
  )
}

interface Loaded extends OfferedTemplates {
  lead: LeadDetail
  neighbors: Neighbors
  /** The query string of the list that it was opened from. */
  list: string
}

const statuses = submissionStatuses.map(({ value }) => value)
const restOfFields = leadFields.filter(({ name }) => name !== 'organizationDescription')

interface CloseLeadProps {
  lead: LeadDetail
  neighbors: Neighbors
  /** The query string of the list from which the lead was opened. */
  list: string
}

/** The button that closes an open lead and opens the next one of the list. */
function CloseLead({ lead, neighbors: { next, part }, list }: CloseLeadProps) {
  if (!openStatuses.includes(lead.status)) return null
  return (
    <ActForm
      value="close"
      fields={{ next: next ? `/admin/leads/${next}${list}` : '', part }}
      sending="Closing…"
      look="secondary"
      data-key="e"
      className="unbroken min-h-12 w-full"
    >
      {next ? 'Close and open next' : 'Close'}
    </ActForm>
  )
}
