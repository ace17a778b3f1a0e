import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import type { LeadDetail } from '../../../shared/admin/leads'
import { Button, ButtonLink } from '../../components/button'
import { type AdminResult, addressWith, adminAction, listOf } from '../admin-action'
import { LetterChecks, Sheet } from '../components/leads/letter-state'
import { Words } from '../components/leads/words'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'

export const loader =
  (api: AdminApi) =>
  ({ params }: LoaderFunctionArgs) =>
    api.getLead(params.id ?? '')

export const action =
  (api: AdminApi) =>
  async ({ request, params }: ActionFunctionArgs) => {
    const id = params.id ?? ''
    return adminAction(await request.formData(), {
      async send({ version }) {
        await api.sendRecommendation(id, { draftVersion: Number(version) })
        const lead = new URL(`/admin/leads/${id}${listOf(request.url)}`, request.url)
        return addressWith(new Request(lead), 'sent')
      },
    })
  }

/** The email as the visitor will read it, the button that sends it, and what the visitor had asked for. */
export function Component() {
  const lead = useLoaderData<LeadDetail>()
  const result = useActionData<AdminResult>()
  return (
    <>
      <title>Preview | Administration</title>
      <Outcome result={result} done={{}} />
      <h1 className="mb-6 text-3xl">Preview of the email</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <div>
          <Sheet lead={lead} text={lead.draft.text} />
          <div className="mt-6">
            {lead.recommendationSentAt === null && <LetterChecks notes={lead.draft.notes} />}
            <SendForm lead={lead} />
          </div>
        </div>
        {/* It stays in view beside a long email, so that the two can be compared. */}
        <div className="max-lg:max-w-[40rem] lg:sticky lg:top-6 lg:max-h-[calc(100vh-3rem)] lg:overflow-y-auto">
          <Section id="words" title="In their words">
            <Words lead={lead} />
          </Section>
        </div>
      </div>
    </>
  )
}

function SendForm({ lead }: { lead: LeadDetail }) {
  const { search } = useLocation()
  const isSent = lead.recommendationSentAt !== null
  return (
    <>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="version" value={lead.draft.version} readOnly />
        {!isSent && lead.reading.open === 0 && (
          <Button type="submit" name="intent" value="send" size="large">
            Send the recommendation
          </Button>
        )}
        <ButtonLink to={`/admin/leads/${lead.id}${search}`} look="secondary" size="large">
          {isSent ? 'Back to the lead' : 'Back to the draft'}
        </ButtonLink>
      </Form>
      <p className="mt-3 text-sm text-ink-soft">{sendingNote(lead)}</p>
    </>
  )
}

function sendingNote({ recommendationSentAt, reading }: LeadDetail): string {
  if (recommendationSentAt !== null) return 'This recommendation was sent.'
  if (reading.open > 0) return `${reading.open} open: decide them on the lead's page, then you can send it.`
  return 'It is sent once. You cannot change or recall it afterward.'
}
