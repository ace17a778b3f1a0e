import { type ActionFunctionArgs, data, useActionData, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import type { ApiToken, NewToken as NewTokenInput } from '../../../shared/admin/tokens'
import type { EndpointKind, EndpointList as Endpoints, SlackDetail } from '../../../shared/admin/webhooks'
import type { WebhookEvent } from '../../../shared/webhooks/events'
import { type AdminResult, adminAction } from '../admin-action'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'
import { NewToken, TokenList } from '../components/tokens'
import { EndpointList } from '../components/webhooks/endpoint-state'
import { NewEndpoint, ShownSecret } from '../components/webhooks/new-endpoint'

export const loader = (api: AdminApi) => async () => {
  const [list, { tokens }] = await Promise.all([api.listEndpoints(), api.listTokens()])
  return { ...list, tokens }
}

/** A secret shown once, in the response to its form; it never appears in an address. */
interface Shown {
  of: 'endpoint' | 'token'
  secret: string
}

export const action =
  (api: AdminApi) =>
  async ({ request }: ActionFunctionArgs) => {
    let shown: Shown | undefined
    const answer = await adminAction(await request.formData(), {
      async create({ kind = '', address = '', description = '' }, form) {
        const { id, secret } = await api.createEndpoint({
          address,
          description,
          kind: kind as EndpointKind,
          events: form.getAll('events') as WebhookEvent[],
          tells: form.getAll('tells') as SlackDetail[],
        })
        if (secret) shown = { of: 'endpoint', secret }
        return `/admin/integrations/${id}?done=added`
      },
      async token({ name = '', days }, form) {
        const scopes = form.getAll('scopes') as NewTokenInput['scopes']
        const { token } = await api.createToken({ name, scopes, days: days as NewTokenInput['days'] })
        shown = { of: 'token', secret: token }
        return '/admin/integrations'
      },
      async revoke({ id = '' }) {
        await api.revokeToken(id)
        return '/admin/integrations?done=revoked'
      },
    })
    return shown ? data(shown) : answer
  }

const done = {
  removed: { title: 'Endpoint removed', text: 'We no longer send anything there.' },
  revoked: { title: 'Token revoked', text: 'Calls that use it are now refused.' },
}

const shownAs = {
  endpoint: {
    title: 'Endpoint added',
    text: 'Copy its secret now. You will not see it again. The receiver uses it to check signatures.',
  },
  token: { title: 'Token made', text: 'Copy it now. You will not see it again. Anyone who has it can use it.' },
}

export function Component() {
  const list = useLoaderData<Endpoints & { tokens: ApiToken[] }>()
  const result = useActionData<AdminResult | Shown>()
  const refused = result && 'problem' in result ? result : undefined
  return (
    <>
      <title>Integrations | Administration</title>
      {result && 'secret' in result ? (
        <ShownSecret title={shownAs[result.of].title} secret={result.secret}>
          {shownAs[result.of].text}
        </ShownSecret>
      ) : (
        <Outcome result={refused} done={done} />
      )}
      <h1 className="text-3xl">Integrations</h1>
      <p className="mt-1 mb-6 text-ink-soft">Programs that receive events, and programs that call the API.</p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section id="endpoints" title="Webhooks and Slack">
          <EndpointList {...list} />
        </Section>
        <Section id="new-endpoint" title="Add an endpoint">
          <NewEndpoint values={refused?.intent === 'create' ? refused.values : undefined} />
        </Section>
        <Section id="tokens" title="Tokens">
          <TokenList tokens={list.tokens} timeZone={list.timeZone} />
        </Section>
        <Section id="new-token" title="Make a token">
          <NewToken values={refused?.intent === 'token' ? refused.values : undefined} />
        </Section>
      </div>
    </>
  )
}
