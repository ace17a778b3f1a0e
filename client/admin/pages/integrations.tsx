import { useActionData } from 'react-router'
import type { NewToken as NewTokenInput } from '../../../shared/admin/tokens'
import type { EndpointKind, SlackDetail } from '../../../shared/admin/webhooks'
import type { WebhookEvent } from '../../../shared/webhooks/events'
import { type AdminResult, pageAction, pageLoader, useLoaded } from '../admin-action'
import { Page } from '../components/page'
import { Section } from '../components/submissions/section'
import { NewToken, TokenList } from '../components/tokens'
import { EndpointList } from '../components/webhooks/endpoint-state'
import { NewEndpoint, type Shown, ShownSecret } from '../components/webhooks/new-endpoint'

export const loader = pageLoader(async (api) => {
  const [{ endpoints }, { tokens }] = await Promise.all([api.listEndpoints(), api.listTokens()])
  return { endpoints, tokens }
})

export const action = pageAction((api) => ({
  async create({ kind = '', address = '', description = '' }, form) {
    const { id, secret } = await api.createEndpoint({
      address,
      description,
      kind: kind as EndpointKind,
      events: form.getAll('events') as WebhookEvent[],
      tells: form.getAll('tells') as SlackDetail[],
    })
    return secret ? { of: 'endpoint', secret } : `/admin/integrations/${id}?done=added`
  },
  async token({ name = '', days }, form) {
    const scopes = form.getAll('scopes') as NewTokenInput['scopes']
    const { token } = await api.createToken({ name, scopes, days: days as NewTokenInput['days'] })
    return { of: 'token', secret: token }
  },
  async revoke({ id = '' }) {
    await api.revokeToken(id)
    return '/admin/integrations?done=revoked'
  },
}))

const done = {
  removed: { title: 'Endpoint removed', text: 'We no longer send anything there.' },
  revoked: { title: 'Token revoked', text: 'Calls that use it are now refused.' },
}

export function Component() {
  const { endpoints, tokens } = useLoaded<typeof loader>()
  const result = useActionData<AdminResult | Shown>()
  const refused = result && 'problem' in result ? result : undefined
  return (
    <Page
      title="Integrations"
      intro="Programs that receive events, and programs that call the API."
      notice={result && 'secret' in result && <ShownSecret {...result} />}
      result={refused}
      done={done}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section id="endpoints" title="Webhooks and Slack">
          <EndpointList endpoints={endpoints} />
        </Section>
        <Section id="new-endpoint" title="Add an endpoint">
          <NewEndpoint values={refused?.intent === 'create' ? refused.values : undefined} />
        </Section>
        <Section id="tokens" title="Tokens">
          <TokenList tokens={tokens} />
        </Section>
        <Section id="new-token" title="Make a token">
          <NewToken values={refused?.intent === 'token' ? refused.values : undefined} />
        </Section>
      </div>
    </Page>
  )
}
