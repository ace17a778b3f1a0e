import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { type LeadDetail, type LeadNeighbors, type NeighborQuery, neighborQuery } from '../../../shared/admin/leads'
import { parseQuery } from '../../../shared/admin/query'
import { openStatuses, submissionStatuses } from '../../../shared/admin/submissions'
import { leadFields } from '../../../shared/leads/fields'
import { type AdminResult, addressWith, adminAction, listOf } from '../admin-action'
import { answerOf } from '../components/conversation/answer-of'
import { type OfferedTemplates, offeredTemplates } from '../components/conversation/chosen-template'
import { Conversation } from '../components/conversation/conversation'
import { CameFrom } from '../components/leads/came-from'
import { Duplicates } from '../components/leads/duplicates'
import { LetterForm } from '../components/leads/letter-form'
import { ListPlace } from '../components/leads/list-place'
import { Merged } from '../components/leads/merged'
import { Words } from '../components/leads/words'
import { Answers } from '../components/submissions/answers'
import { DueDay, Moment, StatusBadge } from '../components/submissions/badges'
import { Emails } from '../components/submissions/emails'
import { Erase } from '../components/submissions/erase'
import { History } from '../components/submissions/history'
import { Outcome } from '../components/submissions/outcome'
import { Related } from '../components/submissions/related'
import { Section } from '../components/submissions/section'
import { Suspicion } from '../components/submissions/suspicion'
import { WorkForm, workOf } from '../components/submissions/work-form'

export const loader =
  (api: AdminApi) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const id = params.id ?? ''
    const query = parseQuery(neighborQuery, new URL(request.url).searchParams)
    const [lead, neighbors, offered] = await Promise.all([
      api.getLead(id),
      api.getLeadNeighbors(id, query),
      offeredTemplates(api, request),
    ])
    return { lead, neighbors, query, ...offered }
  }

export const action =
  (api: AdminApi) =>
  async ({ request, params }: ActionFunctionArgs) => {
    const id = params.id ?? ''
    const saveDraft = ({ draft, version, author }: Record<string, string>) =>
      api.changeLead(id, { draft: draft ?? '', draftVersion: Number(version), draftAuthor: author ?? '' })
    return adminAction(
      await request.formData(),
      {
        async work(values) {
          const { act } = await api.changeLead(id, workOf(values))
          return addressWith(request, 'saved', { act, part: values.part })
        },
        async close({ next, part }) {
          const { act } = await api.changeLead(id, { status: 'closed' })
          const address = next ? new Request(new URL(next, request.url)) : request
          return addressWith(address, 'closed', { act, ...(!next && { part }) })
        },
        async unmark({ part }) {
          await api.changeLead(id, { status: 'new' })
          return addressWith(request, 'unmarked', { part })
        },
        async merge(_values, form) {
          const { act } = await api.mergeLeads(id, form.getAll('ids').map(String))
          return addressWith(request, 'merged', { act })
        },
        async undo({ act }) {
          await api.undoLeads(act ?? '')
          return addressWith(request, 'undone')
        },
        async note({ text }) {
          await api.addNote(id, text ?? '')
          return addressWith(request, 'noted')
        },
        async save(values) {
          await saveDraft(values)
          return addressWith(request, 'draft')
        },
        async restart({ draft, version, author }) {
          await api.restartLetter(id, { draft: draft ?? '', draftVersion: Number(version), author: author ?? '' })
          return addressWith(request, 'restarted')
        },
        async preview(values) {
          await saveDraft(values)
          return `/admin/leads/${id}/preview${listOf(request.url)}`
        },
        async answer(values) {
          await api.answerLead(id, answerOf(values))
          return addressWith(request, 'answered')
        },
        async resend({ email }) {
          await api.sendEmailAgain(email ?? '')
          return addressWith(request, 'resent')
        },
        async erase() {
          await api.eraseLead(id)
          return '/admin/leads?done=erased'
        },
      },
      () => api.getLead(id),
    )
  }

const done = {
  saved: { title: 'Saved', text: 'The lead is up to date.' },
  closed: { title: 'Closed', text: 'The previous lead is closed.' },
  merged: { title: 'Merged', text: 'Its answers, notes, and emails now appear here, too.' },
  undone: { title: 'Undone', text: 'We restored it, except for changes made since then.' },
  unmarked: { title: 'Marked as not spam', text: 'It is now new. Held emails are on their way.' },
  noted: { title: 'Note added', text: 'It is at the top of the history.' },
  draft: { title: 'Draft saved', text: 'The visitor gets it only when you send it.' },
  restarted: { title: 'Started again', text: 'This is the computed text. The previous text is saved as a version.' },
  taken: { title: 'Taken again', text: 'This is the older version. The previous text is saved as a version.' },
  resent: { title: 'Sent again', text: 'The email is on its way. Check its status below.' },
  answered: { title: 'Answer sent', text: 'The email is on its way. Check its status in the conversation.' },
  sent: { title: 'Recommendation sent', text: 'The email to the visitor is on its way. Check its status below.' },
}

export function Component() {
  const { lead, neighbors, query, templates, template } = useLoaderData<Loaded>()
  const result = useActionData<AdminResult<LeadDetail>>()
  return (
    <div key={lead.id}>
      <title>Lead | Administration</title>
      <ListPlace lead={lead} neighbors={neighbors} query={query} />
      <Outcome result={result} done={done} />
      <h1 dir="auto" className="text-3xl [overflow-wrap:anywhere]">
        {lead.organizationName}
      </h1>
      <p className="mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusBadge status={lead.status} />
        <span className="text-ink-soft">
          Received <Moment at={lead.createdAt} timeZone={lead.timeZone} />
        </span>
        {openStatuses.includes(lead.status) && <DueDay {...lead} />}
      </p>
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
        <WorkForm item={lead} statuses={statuses} result={result} part={neighbors.part} />
      </div>
      {/* Reading comes before writing: one below the other on a phone; on a wide screen the visitor's words are beside
          the draft. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[23rem_minmax(0,1fr)]">
        <div className="grid gap-6">
          {lead.status === 'spam' && (
            <Suspicion noun="lead" reasons={lead.spamReasons} isSilent={lead.emails.length === 0} />
          )}
          <Section id="words" title="In their words">
            <Words lead={lead} />
          </Section>
        </div>
        <div className="grid gap-6 lg:row-span-2">
          <Section id="understood" title="What was understood">
            <p>{lead.understood || 'Only the answers chosen from lists.'}</p>
          </Section>
          <Section id="draft-title" title={lead.recommendationSentAt ? 'Recommendation' : 'Draft recommendation'}>
            <LetterForm lead={lead} result={result} />
          </Section>
          <Section id="conversation" title="Conversation">
            <Conversation of={`leads/${lead.id}`} item={lead} {...{ result, templates, template }} />
          </Section>
        </div>
        <div className="grid gap-6">
          <Section id="answers" title="Answers">
            <Answers fields={restOfFields} answers={lead} />
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
          {lead.messages.length > 0 && (
            <Section id="messages" title="Messages from this address">
              <Related
                items={lead.messages.map((one) => ({ ...one, name: one.subject, to: `/admin/messages/${one.id}` }))}
                timeZone={lead.timeZone}
              />
            </Section>
          )}
          <Section id="history" title="Notes and history">
            <History of={`leads/${lead.id}`} history={lead.history} timeZone={lead.timeZone} result={result} />
          </Section>
          <Section id="emails" title="Emails">
            <Emails emails={lead.emails} timeZone={lead.timeZone} />
          </Section>
          <Erase noun="lead" />
        </div>
      </div>
    </div>
  )
}

interface Loaded extends OfferedTemplates {
  lead: LeadDetail
  neighbors: LeadNeighbors
  query: NeighborQuery
}

const statuses = submissionStatuses.map(({ value }) => value)
const restOfFields = leadFields.filter(({ name }) => name !== 'organizationDescription')
