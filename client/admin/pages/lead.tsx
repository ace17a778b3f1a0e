import { Link, useActionData } from 'react-router'
import { type LeadDetail, neighborQuery } from '../../../shared/admin/leads'
import { parseQuery, withoutSpam } from '../../../shared/admin/query'
import { leadStatuses, openStatuses } from '../../../shared/admin/submissions'
import { leadFields } from '../../../shared/leads/fields'
import { Fold } from '../../components/fold'
import { type AdminResult, pageLoader, useLoaded } from '../admin-action'
import { ActForm } from '../components/act-form'
import { offeredTemplates } from '../components/conversation/chosen-template'
import { Conversation } from '../components/conversation/conversation'
import { DeskItem, type OpenedFrom } from '../components/desk/item'
import { Duplicates, Merged } from '../components/leads/duplicates'
import { outcomes } from '../components/leads/lead-action'
import { LetterForm } from '../components/leads/letter-form'
import { Reading } from '../components/leads/reading'
import { CameFrom, Words } from '../components/leads/words'
import { AnswerLinks, Answers } from '../components/submissions/answers'
import { DueDay, Moment } from '../components/submissions/badges'
import { Related } from '../components/submissions/emails'
import { Section } from '../components/submissions/section'
import { WorkForm } from '../components/submissions/work-form'
import { listAddress } from '../list'

export { action } from '../components/leads/lead-action'

export const loader = pageLoader(async (api, { id, request, query: search }) => {
  const query = parseQuery(neighborQuery, search)
  const [lead, neighbors, offered] = await Promise.all([
    api.getLead(id),
    api.getLeadNeighbors(id, withoutSpam(query)),
    offeredTemplates(api, request),
  ])
  const list = listAddress('', { query, standard: neighborQuery.parse({}) })({ part: '' })
  return { lead, neighbors, list, ...offered }
})

export function Component() {
  const { lead, ...opened } = useLoaded<typeof loader>()
  const result = useActionData<AdminResult<LeadDetail>>()
  const isOpen = openStatuses.includes(lead.status)
  return (
    <DeskItem
      of="leads"
      item={lead}
      name={lead.organizationName}
      result={result}
      done={outcomes}
      opened={opened}
      contact={<AnswerLinks name={`${lead.firstName} ${lead.lastName}`} fields={leadFields} answers={lead} />}
      due={isOpen && <DueDay {...lead} />}
      work={
        <>
          {lead.withdrawnAt && (
            <p className="mb-6 rounded-xl bg-mark p-3">
              The visitor withdrew this request on <Moment at={lead.withdrawnAt} />. No more emails about it will go
              out, and you cannot send a recommendation.
            </p>
          )}
          {lead.mergedInto && (
            <p className="mb-4 rounded-xl bg-mark p-3">
              This request was merged into{' '}
              <Link to={`/admin/leads/${lead.mergedInto}`} className="link">
                another one of the same visitor
              </Link>
              .
            </p>
          )}
          <WorkForm item={lead} statuses={leadStatuses} result={result} part={opened.neighbors.part}>
            {isOpen && <Close {...opened} />}
          </WorkForm>
        </>
      }
      columns="lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:grid-cols-[23rem_minmax(0,1fr)]"
      box={visitorBox}
      first={
        <>
          <Section id="words" title="In their words">
            <Words lead={lead} />
          </Section>
          <Section id="reading" title={`What we read${lead.reading.open > 0 ? ` (${lead.reading.open} open)` : ''}`}>
            <Reading reading={lead.reading} />
          </Section>
        </>
      }
    >
      <Section id="draft-title" title={lead.recommendationSentAt ? 'Recommendation' : 'Draft recommendation'}>
        <LetterForm lead={lead} result={result} />
      </Section>
      <Section id="conversation" title="Conversation">
        <Conversation of={`leads/${lead.id}`} item={lead} result={result} {...opened} />
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
      <Related id="messages" title="Messages from this address" path="messages" items={lead.messages} />
    </DeskItem>
  )
}

/** On a wide screen the visitor's words stay beside the draft while it is written; they can be scrolled by keyboard. */
const visitorBox = {
  role: 'region',
  'aria-label': 'The visitor',
  tabIndex: 0,
  className: 'grid gap-6 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto',
}

const restOfFields = leadFields.filter(({ name }) => name !== 'organizationDescription')

/** The button that closes an open lead and opens the next one of the list. */
function Close({ neighbors: { next, part }, list }: Pick<OpenedFrom, 'neighbors' | 'list'>) {
  return (
    <ActForm
      value="close"
      fields={{ next: next ? `/admin/leads/${next}${list}` : '', part }}
      sending="Closing…"
      look="secondary"
      data-key="e"
      className="min-h-12 whitespace-nowrap w-full"
    >
      {next ? 'Close and open next' : 'Close'}
    </ActForm>
  )
}
