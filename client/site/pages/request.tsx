import { data, redirect, useActionData, useLoaderData, useParams } from 'react-router'
import { clockTime, longDate, shortDay } from '../../../shared/dates'
import {
  additionFields,
  additionSchema,
  additionsMax,
  checkField,
  requestPath,
  type VisitorRequest,
} from '../../../shared/leads/request'
import { Container } from '../../components/container'
import { newVisit, QuestionForm } from '../../components/forms/question-form'
import { type FormResult, sendForm } from '../../components/forms/send-form'
import { type CheckResult, checkReading } from '../../components/request/check-reading'
import { Done, Leaving, Others, Section } from '../../components/request/parts'
import { Reading } from '../../components/request/reading'
import { RequestHead } from '../../components/request/request-head'
import { Emails, Recipients, SentAnswers } from '../../components/request/sent'
import { TextLink } from '../../components/text-link'
import { TextView } from '../../components/text-view'
import type { SiteArgs } from '../args'

export { ErrorBoundary } from './request-error'

/** Loading the page changes nothing, because programs that check emails follow their links. */
export const loader = async ({ api, params: { token = '' }, request }: SiteArgs) => ({
  request: await api.readRequest(token),
  visit: newVisit(),
  done: new URL(request.url).searchParams.get('done'),
})

export const action = async ({ api, params: { token = '' }, request }: SiteArgs) => {
  const form = await request.clone().formData()
  if (form.has(checkField)) return checkReading(api, token, form)
  const { state, isMailed } = await api.readRequest(token)
  if (!isMailed) throw data(null, { status: 404 })
  if (state === 'withdrawn') return redirect(requestPath(token))
  return sendForm(request, {
    fields: additionFields,
    schema: additionSchema,
    submit: (addition, { idempotencyKey }) => api.addToRequest(token, addition, idempotencyKey),
    next: `${requestPath(token)}?done=added`,
  })
}

export function Component() {
  const { request, done } = useLoaderData<typeof loader>()
  const answer = useActionData<FormResult | CheckResult>()
  const result = answer && 'outcome' in answer ? answer : undefined
  const checked = answer && 'changed' in answer ? answer : undefined
  const { token = '' } = useParams()
  const { recommendation, tablePath, isMailed, answers, emails, timeZone, others, state } = request
  return (
    <Container className="py-12 sm:py-16">
      {!answer && <Done done={done} state={state} />}
      <RequestHead title="Your Request">
        <p>
          <Standing request={request} />
        </p>
      </RequestHead>
      <Secret isMailed={isMailed} />
      <div className="mt-12 grid items-start gap-10 print:block lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="stack-10">
          {recommendation && (
            <Section title="Our Recommendation">
              <TextView text={recommendation.text} />
              {tablePath && (
                <p className="mt-4">
                  <TextLink href={tablePath}>See the whole table</TextLink>, with your points as rows and each system as
                  a column.
                </p>
              )}
            </Section>
          )}
          <Section title="What We Understood">
            <Reading request={request} token={token} result={checked} />
          </Section>
          {isMailed && (
            <>
              <Section title="Add a Detail">
                {state === 'withdrawn' && request.additions.length === 0 ? (
                  <p>You added nothing before you withdrew.</p>
                ) : (
                  <Additions result={result} />
                )}
              </Section>
              <Section title="What You Sent">
                <Recipients />
                <SentAnswers answers={answers} />
              </Section>
              <Section title="Emails">
                <Emails emails={emails} timeZone={timeZone} />
              </Section>
              {others.length > 0 && <Others others={others} timeZone={timeZone} />}
            </>
          )}
        </div>
        {isMailed && <Leaving token={token} state={state} />}
      </div>
    </Container>
  )
}

/** Who can see the page. */
function Secret({ isMailed }: { isMailed: boolean }) {
  return (
    <p className="mt-4 max-w-2xl rounded-xl border border-line bg-sunken px-4 py-3">
      {isMailed
        ? "Only our emails to you contain this page's address. Anyone who has it can read and change your request, so please do not share it. If you did not make this request, erase it."
        : 'This address works for a day, and only to check what we understood. The link in our email to you also shows what you sent and our recommendation, and lets you withdraw or erase your request.'}
    </p>
  )
}

/** The state of a request in plain words. */
function Standing({ request }: { request: VisitorRequest }) {
  const { state, createdAt, timeZone, dueDay, isLate, withdrawnAt, recommendation } = request
  const received = `We received your request on ${longDate(createdAt, timeZone)}.`
  const contact = <TextLink to="/contact">write to us</TextLink>
  switch (state) {
    case 'withdrawn':
      return `You withdrew your request${withdrawnAt ? ` on ${longDate(withdrawnAt, timeZone)}` : ''}. We have stopped working on it and will send no more emails about it. What you sent stays here until you erase it.`
    case 'answered':
      return recommendation
        ? `${received} We sent you our recommendation on ${longDate(recommendation.sentAt, timeZone)}. You can read it below.`
        : `${received} We have answered it.`
    case 'closed':
      return (
        <>
          {received} It is now closed. If that is a mistake, {contact}.
        </>
      )
    case 'open':
      return isLate ? (
        <>
          {`${received} We promised you an answer by ${shortDay(dueDay)}, and we are late. We are sorry. If you cannot wait, `}
          {contact}.
        </>
      ) : (
        `${received} A person will read it and email you our answer by ${shortDay(dueDay)}.`
      )
  }
}

/** The details added so far, and the form for more while the request is open and below the limit. */
function Additions({ result }: { result?: FormResult }) {
  const { request, visit } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const { additions, state, timeZone } = request
  return (
    <>
      {additions.length > 0 && (
        <ol className="mb-6 rows">
          {additions.map(({ id, at, text }) => (
            <li key={id} className="py-2.5">
              <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {text}
              </p>
              <p className="text-sm text-ink-soft">
                Added on <time dateTime={at}>{clockTime(at, timeZone)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {state !== 'withdrawn' && additions.length < additionsMax && (
        <QuestionForm
          action={requestPath(token)}
          fields={additionFields}
          visit={visit}
          result={result}
          button={{ idle: 'Add to my request', sending: 'Sending...' }}
          failure={{ title: 'Not added', text: 'We could not add your detail. Please try again.' }}
          logged="A detail could not be added to a request"
        >
          We email it to our team and show it with your answers.
        </QuestionForm>
      )}
      {state !== 'withdrawn' && additions.length >= additionsMax && (
        <p>{`${additionsMax} details is the limit here. To add more, reply to one of our emails.`}</p>
      )}
    </>
  )
}
