import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import type { CorrectionDetail } from '../../../shared/admin/corrections'
import type { Decision } from '../../../shared/admin/submissions'
import { reportFields } from '../../../shared/corrections/report-fields'
import { Button } from '../../components/button'
import { type AdminResult, adminAction } from '../admin-action'
import { BackLink } from '../components/back-link'
import { DecisionForm } from '../components/corrections/decision-form'
import { ReportedFact } from '../components/corrections/reported-fact'
import { Answers } from '../components/submissions/answers'
import { Moment, StatusBadge } from '../components/submissions/badges'
import { Emails } from '../components/submissions/emails'
import { Erase } from '../components/submissions/erase'
import { History } from '../components/submissions/history'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'
import { Suspicion } from '../components/submissions/suspicion'

export const loader =
  (api: AdminApi) =>
  ({ params }: LoaderFunctionArgs) =>
    api.getCorrection(params.id ?? '')

export const action =
  (api: AdminApi) =>
  async ({ request, params }: ActionFunctionArgs) => {
    const id = params.id ?? ''
    const here = `/admin/corrections/${id}`
    const decide = async (decision: Decision, { reason = '', seen = '' }: Record<string, string>) => {
      await api.decideCorrection(id, { decision, reason, seen })
      return `${here}?done=${decision}`
    }
    const change = async (status: 'new' | 'spam', outcome: string) => {
      await api.changeCorrection(id, { status })
      return `${here}?done=${outcome}`
    }
    return adminAction(
      await request.formData(),
      {
        accept: (values) => decide('accepted', values),
        decline: (values) => decide('declined', values),
        reopen: () => change('new', 'reopened'),
        spam: () => change('spam', 'spam'),
        unmark: () => change('new', 'unmarked'),
        async note({ text }) {
          await api.addCorrectionNote(id, { text: text ?? '' })
          return `${here}?done=noted`
        },
        async resend({ email }) {
          await api.sendEmailAgain(email ?? '')
          return `${here}?done=resent`
        },
        async erase() {
          await api.eraseCorrection(id)
          return '/admin/corrections?done=erased'
        },
      },
      () => api.getCorrection(id),
    )
  }

const done = {
  accepted: { title: 'Accepted', text: 'Your sentence is on the page of changes.' },
  declined: { title: 'Declined', text: 'Nothing from the report is published.' },
  reopened: { title: 'Open again', text: 'It is now new, and nothing from it is published.' },
  spam: { title: 'Marked as spam', text: 'Nothing from it is published.' },
  unmarked: { title: 'Marked as not spam', text: 'It is now new. A held email is on its way.' },
  noted: { title: 'Note added', text: 'It is at the top of the history.' },
  resent: { title: 'Sent again', text: 'The email is on its way. Check its status below.' },
}

export function Component() {
  const correction = useLoaderData<CorrectionDetail>()
  const result = useActionData<AdminResult<CorrectionDetail>>()
  const { status, timeZone } = correction
  return (
    <>
      <title>Correction | Administration</title>
      <BackLink to="/admin/corrections">All corrections</BackLink>
      <Outcome result={result} done={done} />
      <h1 className="text-3xl [overflow-wrap:anywhere]">{`${correction.vendorName}: ${correction.label}`}</h1>
      <p className="mt-2 mb-6 flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusBadge status={status} />
        <span className="text-ink-soft">
          Received <Moment at={correction.createdAt} timeZone={timeZone} />
        </span>
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <Suspicion noun="report" item={correction} />
          <Section id="report" title="What the visitor says">
            <Answers fields={reportFields} answers={correction} />
          </Section>
          <Section id="fact" title="Current value">
            <ReportedFact correction={correction} />
          </Section>
        </div>
        <div className="grid gap-6">
          {status !== 'spam' && (
            <Section id="decision" title="Decision">
              <DecisionForm correction={correction} result={result} />
              <OtherStates status={status} />
            </Section>
          )}
          <Emails item={correction} />
          <History of={`corrections/${correction.id}`} item={correction} result={result} />
          <Erase
            noun="report"
            stays={
              status === 'accepted'
                ? 'The published sentence stays, too: decline the report first to withdraw it.'
                : undefined
            }
          />
        </div>
      </div>
    </>
  )
}

function OtherStates({ status }: Pick<CorrectionDetail, 'status'>) {
  return (
    <Form method="post" className="mt-4 flex flex-wrap gap-3 border-t border-line pt-4">
      {status !== 'new' && (
        <Button type="submit" name="intent" value="reopen" look="secondary">
          Reopen
        </Button>
      )}
      <Button type="submit" name="intent" value="spam" look="secondary">
        Mark as spam
      </Button>
    </Form>
  )
}
