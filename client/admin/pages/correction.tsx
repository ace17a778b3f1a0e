import { Form, useActionData } from 'react-router'
import type { CorrectionDetail } from '../../../shared/admin/corrections'
import type { Decision } from '../../../shared/admin/submissions'
import { reportFields } from '../../../shared/corrections/report-fields'
import { Button } from '../../components/button'
import { type AdminResult, pageAction, pageLoader, useLoaded } from '../admin-action'
import { DecisionForm } from '../components/corrections/decision-form'
import { ReportedFact } from '../components/corrections/reported-fact'
import { itemIntents } from '../components/desk/acts'
import { DeskItem } from '../components/desk/item'
import { Answers } from '../components/submissions/answers'
import { Section } from '../components/submissions/section'

export const loader = pageLoader((api, { id }) => api.getCorrection(id))

export const action = pageAction(
  (api, { id, request }) => {
    const here = `/admin/corrections/${id}`
    const decide = async (decision: Decision, { reason = '', seen = '' }: Record<string, string>) => {
      await api.decideCorrection(id, { decision, reason, seen })
      return `${here}?done=${decision}`
    }
    const change = async (status: 'new' | 'spam', outcome: string) => {
      await api.changeCorrection(id, { status })
      return `${here}?done=${outcome}`
    }
    return {
      accept: (values) => decide('accepted', values),
      decline: (values) => decide('declined', values),
      reopen: () => change('new', 'reopened'),
      spam: () => change('spam', 'spam'),
      unmark: () => change('new', 'unmarked'),
      ...itemIntents(api, 'corrections', id, request),
    }
  },
  (api, { id }) => api.getCorrection(id),
)

const done = {
  accepted: { title: 'Accepted', text: 'Your sentence is on the page of changes.' },
  declined: { title: 'Declined', text: 'Nothing from the report is published.' },
  reopened: { title: 'Open again', text: 'It is now new, and nothing from it is published.' },
  spam: { title: 'Marked as spam', text: 'Nothing from it is published.' },
}

export function Component() {
  const correction = useLoaded<typeof loader>()
  const result = useActionData<AdminResult<CorrectionDetail>>()
  const { status } = correction
  return (
    <DeskItem
      of="corrections"
      item={correction}
      name={`${correction.vendorName}: ${correction.label}`}
      result={result}
      done={done}
      stays={
        status === 'accepted'
          ? 'The published sentence stays, too: decline the report first to withdraw it.'
          : undefined
      }
      first={
        <>
          <Section id="report" title="What the visitor says">
            <Answers fields={reportFields} answers={correction} />
          </Section>
          <Section id="fact" title="Current value">
            <ReportedFact correction={correction} />
          </Section>
        </>
      }
    >
      {status !== 'spam' && (
        <Section id="decision" title="Decision">
          <DecisionForm correction={correction} result={result} />
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
        </Section>
      )}
    </DeskItem>
  )
}
