import type { ReactNode } from 'react'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router'
import type { Api } from '../../../shared/api'
import { longDate } from '../../../shared/dates'
import {
  additionFields,
  additionSchema,
  erasePath,
  requestPath,
  type VisitorRequest,
  withdrawPath,
} from '../../../shared/leads/request'
import { ButtonLink } from '../../components/button'
import { Container } from '../../components/container'
import { newVisit } from '../../components/forms/question-form'
import { type FormResult, sendForm } from '../../components/forms/send-form'
import { Notice } from '../../components/notice'
import { Additions } from '../../components/request/additions'
import { RequestHead } from '../../components/request/request-head'
import { Emails, Recipients, SentAnswers } from '../../components/request/sent'
import { Standing } from '../../components/request/standing'
import { TextView } from '../../components/text-view'

export { ErrorBoundary } from './request-error'

const tokenOf = ({ params }: LoaderFunctionArgs) => params.token ?? ''

/** Reading changes nothing, for programs that check emails follow their links. */
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
        This page has an address that only our emails to you tell. Whoever has it can read and change your request, so
        please do not pass it on. If this request was not yours, erase it.
      </p>
      <div className="max-w-3xl">
        {recommendation && (
          <Section title="Our Recommendation">
            <TextView text={recommendation.text} />
          </Section>
        )}
        {understood && (
          <Section title="What We Understood">
            <p>{understood} A person reads everything you wrote as well.</p>
          </Section>
        )}
        <Section title="Add a Detail">
          {state === 'withdrawn' && request.additions.length === 0 ? (
            <p>Nothing was added before you withdrew.</p>
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
        <Section title={state === 'withdrawn' ? 'Erase' : 'Withdraw or Erase'}>
          <p className="mb-4 max-w-2xl">
            {state !== 'withdrawn' && 'Withdraw, and nobody works on it any more; what you sent stays here. '}
            Erase, and nothing of it is kept.
          </p>
          <div className="flex flex-wrap gap-3">
            {state !== 'withdrawn' && (
              <ButtonLink to={withdrawPath(token)} look="secondary">
                Withdraw this request
              </ButtonLink>
            )}
            <ButtonLink to={erasePath(token)} look="secondary">
              Erase this request
            </ButtonLink>
          </div>
        </Section>
      </div>
    </Container>
  )
}

function Done({ done, state }: { done: string | null; state: VisitorRequest['state'] }) {
  if (done === 'added')
    return (
      <Notice look="success" title="Added">
        Our team gets what you wrote by email.
      </Notice>
    )
  if (done === 'withdrawn' && state === 'withdrawn')
    return (
      <Notice look="success" title="Withdrawn">
        Our team is told. Emails about it that had not gone out are canceled.
      </Notice>
    )
  return null
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-2xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** They have no confirmation that would tell where they are, for this address had one in the day before. */
function Others({ others, timeZone }: Pick<VisitorRequest, 'others' | 'timeZone'>) {
  return (
    <Section title="Other Requests from Your Address">
      <p className="mb-3 max-w-2xl">
        One address gets one confirmation in 24 hours, so these have none of their own. Each is a request by itself.
      </p>
      <ul className="list-disc space-y-2 pl-5">
        {others.map(({ createdAt, token }) => (
          <li key={token}>
            <Link to={requestPath(token)} className="link inline-block py-1">
              {`The request of ${longDate(createdAt, timeZone)}`}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
