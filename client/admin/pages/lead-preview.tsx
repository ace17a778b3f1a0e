import { Form, useActionData, useLocation } from 'react-router'
import type { LeadDetail } from '../../../shared/admin/leads'
import { Button, ButtonLink } from '../../components/button'
import { type AdminResult, addressWith, listOf, pageAction, pageLoader, useLoaded } from '../admin-action'
import { LetterChecks, Sheet } from '../components/leads/letter-state'
import { Words } from '../components/leads/words'
import { Page } from '../components/page'
import { Section } from '../components/submissions/section'

export const loader = pageLoader((api, { id }) => api.getLead(id))

export const action = pageAction((api, { id, request }) => ({
  async send({ version }) {
    await api.sendRecommendation(id, { draftVersion: Number(version) })
    const lead = new URL(`/admin/leads/${id}${listOf(request.url)}`, request.url)
    return addressWith(new Request(lead), 'sent')
  },
}))

/** The email as the visitor will read it, the button that sends it, and what the visitor had asked for. */
export function Component() {
  const lead = useLoaded<typeof loader>()
  const isSent = lead.recommendationSentAt !== null
  return (
    <Page title="Preview" heading="Preview of the email" result={useActionData<AdminResult>()}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <div>
          <Sheet lead={lead} text={lead.draft.text} />
          <div className="mt-6">
            {!isSent && <LetterChecks notes={lead.draft.notes} />}
            <Form method="post" className="flex flex-wrap gap-3">
              <input type="hidden" name="version" value={lead.draft.version} readOnly />
              {!isSent && lead.reading.open === 0 && (
                <Button type="submit" name="intent" value="send" size="large">
                  Send the recommendation
                </Button>
              )}
              <ButtonLink to={`/admin/leads/${lead.id}${useLocation().search}`} look="secondary" size="large">
                {isSent ? 'Back to the lead' : 'Back to the draft'}
              </ButtonLink>
            </Form>
            <p className="mt-3 text-sm text-ink-soft">{sendingNote(lead)}</p>
          </div>
        </div>
        {/* It stays in view beside a long email, so that the two can be compared. */}
        <div className="max-lg:max-w-[40rem] lg:sticky lg:top-6 lg:max-h-[calc(100vh-3rem)] lg:overflow-y-auto">
          <Section id="words" title="In their words">
            <Words lead={lead} />
          </Section>
        </div>
      </div>
    </Page>
  )
}

function sendingNote({ recommendationSentAt, reading }: LeadDetail): string {
  if (recommendationSentAt !== null) return 'This recommendation was sent.'
  if (reading.open > 0) return `${reading.open} open: decide them on the lead's page, then you can send it.`
  return 'It is sent once. You cannot change or recall it afterward.'
}
