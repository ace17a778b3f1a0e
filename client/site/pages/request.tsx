import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router'
import type { Api } from '../../../shared/api'
import { additionFields, additionSchema, requestPath } from '../../../shared/leads/request'
import { Container } from '../../components/container'
import { newVisit } from '../../components/forms/question-form'
import { type FormResult, sendForm } from '../../components/forms/send-form'
import { Additions } from '../../components/request/additions'
import { Done, Leaving, Others, Section } from '../../components/request/parts'
import { RequestHead } from '../../components/request/request-head'
import { Emails, Recipients, SentAnswers } from '../../components/request/sent'
import { Standing } from '../../components/request/standing'
import { TextView } from '../../components/text-view'

export { ErrorBoundary } from './request-error'

const tokenOf = ({ params }: LoaderFunctionArgs) => params.token ?? ''

/** Loading the page changes nothing, because programs that check emails follow their links. */
export const loader = (api: Api) => async (args: LoaderFunctionArgs) => ({
  request: await api.readRequest(tokenOf(args)),
  visit: newVisit(),
  done: new URL(args.request.url).searchParams.get('done'),
})

export const action = (api: Api) => async (args: ActionFunctionArgs) => {
  const token = tokenOf(args)
  const { state } = await api.readRequest(token)
  if (state === 'withdrawn') return redirect(requestPath(token))
  return sendForm(args.request, {
    fields: additionFields,
    schema: additionSchema,
    submit: (addition, { idempotencyKey }) => api.addToRequest(token, addition, idempotencyKey),
    next: `${requestPath(token)}?done=added`,
  })
}

export function Component() {
  const { request, visit, done } = useLoaderData<Awaited<ReturnType<ReturnType<typeof loader>>>>()
  const result = useActionData<FormResult>()
  const { token = '' } = useParams()
  const { understood, recommendation, answers, emails, timeZone, others, state } = request
  return (
    <Container className="py-12 sm:py-16">
      {!result && <Done done={done} state={state} />}
      <RequestHead title="Your Request">
        <p>
          <Standing request={request} />
        </p>
      </RequestHead>
      <p className="mt-4 max-w-2xl rounded-xl border border-line bg-sunken px-4 py-3">
        Only our emails to you contain this page's address. Anyone who has it can read and change your request, so
        please do not share it. If you did not make this request, erase it.
      </p>
      <div className="mt-12 grid items-start gap-12 print:block lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="stack-12">
          {recommendation && (
            <Section title="Our Recommendation">
              <TextView text={recommendation.text} />
            </Section>
          )}
          {understood && (
            <Section title="What We Understood">
              <p>{understood} A person also reads everything you wrote.</p>
            </Section>
          )}
          <Section title="Add a Detail">
            {state === 'withdrawn' && request.additions.length === 0 ? (
              <p>You added nothing before you withdrew.</p>
            ) : (
              <Additions request={request} token={token} visit={visit} result={result} />
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
        </div>
        <Leaving token={token} state={state} />
      </div>
    </Container>
  )
}
