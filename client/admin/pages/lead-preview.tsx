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
import { Sheet } from '../components/leads/letter-preview'
import { Outcome } from '../components/submissions/outcome'

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
        await api.sendRecommendation(id, Number(version))
        const lead = new URL(`/admin/leads/${id}${listOf(request.url)}`, request.url)
        return addressWith(new Request(lead), 'sent')
      },
    })
  }

/** The email as the visitor will read it, and the button that sends it. */
export function Component() {
  const lead = useLoaderData<LeadDetail>()
  const result = useActionData<AdminResult>()
  const { search } = useLocation()
  const isSent = lead.recommendationSentAt !== null
  return (
    <div className="max-w-3xl">
      <title>Preview | Administration</title>
      <Outcome result={result} done={{}} />
      <h1 className="mb-6 text-3xl">Preview of the email</h1>
      <Sheet lead={lead} text={lead.draft.text} />
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="version" value={lead.draft.version} readOnly />
        {!isSent && (
          <Button type="submit" name="intent" value="send" size="large">
            Send the recommendation
          </Button>
        )}
        <ButtonLink to={`/admin/leads/${lead.id}${search}`} look="secondary" size="large">
          {isSent ? 'Back to the lead' : 'Back to the draft'}
        </ButtonLink>
      </Form>
      <p className="mt-3 text-sm text-ink-soft">
        {isSent ? 'This recommendation was sent.' : 'It is sent once. You cannot change or recall it afterward.'}
      </p>
    </div>
  )
}
