import { Link, useActionData, useLocation } from 'react-router'
import { deliveryStates } from '../../../shared/admin/submissions'
import { deliveryQuery, type Endpoint, type Replay, type SlackDetail } from '../../../shared/admin/webhooks'
import { dayOf, isDay } from '../../../shared/business-days'
import { addDays, startOfDay } from '../../../shared/business-days/local-day'
import type { WebhookEvent } from '../../../shared/webhooks/events'
import { useSite } from '../../components/site-context'
import { type AdminResult, pageAction, pageLoader, useLoaded } from '../admin-action'
import { ActForm } from '../components/act-form'
import { ListPaging, totalOf } from '../components/list-paging'
import { Page } from '../components/page'
import { Moment } from '../components/submissions/badges'
import { Section } from '../components/submissions/section'
import { Deliveries, ReplayForm } from '../components/webhooks/deliveries'
import { EndpointState } from '../components/webhooks/endpoint-state'
import { EndpointForm, type Shown, ShownSecret } from '../components/webhooks/new-endpoint'
import { listAddress, loadList } from '../list'

export const loader = pageLoader((api, { request, id }) =>
  loadList(deliveryQuery, request, (query) => api.getEndpoint(id, query)),
)

export const action = pageAction((api, { id }) => {
  const here = `/admin/integrations/${id}`
  return {
    async change({ description }, form) {
      const tells = form.getAll('tells') as SlackDetail[]
      const events = form.getAll('events') as WebhookEvent[]
      await api.changeEndpoint(id, { description, events, tells, isOn: form.has('isOn') })
      return `${here}?done=changed`
    },
    async test() {
      await api.sendTestEvent(id)
      return `${here}?done=tested`
    },
    async renew() {
      const { secret } = await api.renewSecret(id)
      return secret ? { of: 'renewal', secret } : here
    },
    async again({ delivery = '' }) {
      await api.sendWebhookAgain(delivery)
      return `${here}?done=again`
    },
    async replay({ from = '', to = '', states }) {
      const { timeZone } = await api.listEndpoints()
      const { count } = await api.replayWebhooks(id, {
        from: isDay(from) ? startOfDay(from, timeZone).toISOString() : '',
        to: isDay(to) ? startOfDay(addDays(to, 1), timeZone).toISOString() : '',
        states: states as Replay['states'],
      })
      return `${here}?done=${count > 0 ? 'replayed' : 'nothing'}`
    },
    async remove() {
      await api.removeEndpoint(id)
      return '/admin/integrations?done=removed'
    },
  }
})

const done = {
  added: { title: 'Endpoint added', text: 'It will receive events from now on.' },
  changed: { title: 'Saved', text: 'The changes take effect now.' },
  tested: { title: 'Test on its way', text: 'Its status appears below. Reload the page in a moment.' },
  again: { title: 'On its way again', text: 'It keeps the same ID.' },
  replayed: { title: 'On their way again', text: 'Each keeps the same ID.' },
  nothing: { title: 'Nothing to send', text: 'No events from these days match.' },
}

export function Component() {
  const detail = useLoaded<typeof loader>()
  const result = useActionData<AdminResult | Shown>()
  const { timeZone } = useSite()
  const { endpoint, deliveries, query } = detail
  const addressOf = listAddress(useLocation().pathname, detail)
  const intro = (
    <>
      {`${endpoint.kind === 'slack' ? 'Slack' : 'Webhook'} · ${endpoint.address} · `}
      <EndpointState endpoint={endpoint} />
    </>
  )
  return (
    <Page
      title={endpoint.description}
      intro={intro}
      back={['/admin/integrations', 'All integrations']}
      notice={result && 'secret' in result && <ShownSecret {...result} />}
      result={result && 'problem' in result ? result : undefined}
      done={done}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Section id="sent" title="What was sent">
          <nav aria-label="State" className="-mx-3 mb-3 flex flex-wrap">
            {[{ value: '' as const, label: 'All' }, ...deliveryStates].map(({ value, label }) => (
              <Link
                key={value}
                to={addressOf({ state: value })}
                aria-current={value === query.state ? 'page' : undefined}
                className="admin-link"
              >
                {label}
              </Link>
            ))}
          </nav>
          <p role="status" className="mb-3 font-medium">
            {totalOf(detail, 'webhook')}
          </p>
          <Deliveries deliveries={deliveries} />
          <ListPaging list={detail} addressOf={addressOf} />
          <div className="mt-6">
            <ReplayForm today={dayOf(new Date(), timeZone)} />
          </div>
        </Section>
        <div className="grid gap-6">
          <Section id="settings" title="Settings">
            <EndpointForm endpoint={endpoint} />
          </Section>
          <Section id="tools" title="Test, secret, removal">
            <EndpointTools endpoint={endpoint} />
          </Section>
        </div>
      </div>
    </Page>
  )
}

function EndpointTools({ endpoint }: { endpoint: Endpoint }) {
  const { kind, formerUntil } = endpoint
  return (
    <div className="grid gap-4">
      <ActForm value="test" sending="Sending…" look="secondary">
        Send a test
      </ActForm>
      {kind === 'webhook' && (
        <details>
          <summary className="cursor-pointer py-1 font-medium">Change the secret</summary>
          <p className="mt-2 text-sm text-ink-soft">
            We create a new secret and show it once. The current one stays valid for 24 hours so the receiver can
            switch.
            {formerUntil && (
              <>
                {' Until '}
                <Moment at={formerUntil} /> two secrets are in use; a new one ends the older at once.
              </>
            )}
          </p>
          <ActForm value="renew" sending="Changing…" look="secondary" formClass="mt-3">
            Make a new secret
          </ActForm>
        </details>
      )}
      <details>
        <summary className="cursor-pointer py-1 font-medium">Remove this endpoint</summary>
        <p className="mt-2 text-sm text-ink-soft">We stop sending events to it and delete its delivery history.</p>
        <ActForm value="remove" sending="Removing…" look="danger" formClass="mt-3">
          Remove for good
        </ActForm>
      </details>
    </div>
  )
}
