import { type ActionFunctionArgs, data, useActionData, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import type { EndpointKind, EndpointList as Endpoints, SlackDetail } from '../../../shared/admin/webhooks'
import type { WebhookEvent } from '../../../shared/webhooks/events'
import { type AdminResult, adminAction } from '../admin-action'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'
import { EndpointList } from '../components/webhooks/endpoint-list'
import { NewEndpoint } from '../components/webhooks/new-endpoint'
import { ShownSecret } from '../components/webhooks/shown-secret'

export const loader = (api: AdminApi) => () => api.listEndpoints()

/** What is shown once, in the answer to its form, and never stands in an address. */
interface Shown {
  secret: string
}

export const action =
  (api: AdminApi) =>
  async ({ request }: ActionFunctionArgs) => {
    let shown: Shown | undefined
    const answer = await adminAction(await request.formData(), {
      async create({ kind = '', address = '', description = '' }, form) {
        const { id, secret } = await api.createEndpoint({
          ...{ address, description, kind: kind as EndpointKind },
          events: form.getAll('events') as WebhookEvent[],
          tells: form.getAll('tells') as SlackDetail[],
        })
        if (secret) shown = { secret }
        return `/admin/integrations/${id}?done=added`
      },
    })
    return shown ? data(shown) : answer
  }

const done = { removed: { title: 'Endpoint removed', text: 'Nothing more is sent there.' } }

export function Component() {
  const list = useLoaderData<Endpoints>()
  const result = useActionData<AdminResult | Shown>()
  const refused = result && 'problem' in result ? result : undefined
  return (
    <>
      <title>Integrations | Administration</title>
      {result && 'secret' in result ? (
        <ShownSecret title="Endpoint added" secret={result.secret}>
          Copy its secret now: it is shown this once. The receiver checks signatures with it.
        </ShownSecret>
      ) : (
        <Outcome result={refused} done={done} />
      )}
      <h1 className="text-3xl">Integrations</h1>
      <p className="mt-1 mb-6 text-ink-soft">Other programs that are told what happens here.</p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section id="endpoints" title="Webhooks and Slack">
          <EndpointList {...list} />
        </Section>
        <Section id="new-endpoint" title="Add an endpoint">
          <NewEndpoint values={refused?.values} />
        </Section>
      </div>
    </>
  )
}
