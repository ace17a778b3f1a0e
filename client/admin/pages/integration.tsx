import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import {
  type DeliveryQuery,
  deliveryQuery,
  type EndpointDetail,
  type Replay,
  type SlackDetail,
  webhookStates,
} from '../../../shared/admin/webhooks'
import { dayOf, isDay } from '../../../shared/business-days'
import { addDays, startOfDay } from '../../../shared/business-days/local-day'
import type { WebhookEvent } from '../../../shared/webhooks/events'
import { type AdminResult, adminAction } from '../admin-action'
import { BackLink } from '../components/back-link'
import { ListPaging, totalOf } from '../components/list-paging'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'
import { Deliveries, ReplayForm } from '../components/webhooks/deliveries'
import { EndpointState } from '../components/webhooks/endpoint-state'
import { EndpointTools } from '../components/webhooks/endpoint-tools'
import { EndpointForm, ShownSecret } from '../components/webhooks/new-endpoint'
import { listAddress, loadList, type Viewed } from '../list'

export const loader =
  (api: AdminApi) =>
  ({ request, params }: LoaderFunctionArgs) =>
    loadList(deliveryQuery, request, (query) => api.getEndpoint(params.id ?? '', query))

/** Shown once, in the response to its form. */
interface Shown {
  secret: string
}

export const action =
  (api: AdminApi) =>
  async ({ request, params }: ActionFunctionArgs) => {
    const id = params.id ?? ''
    const here = `/admin/integrations/${id}`
    let shown: Shown | undefined
    const answer = await adminAction(await request.formData(), {
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
        if (secret) shown = { secret }
        return here
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
    })
    return shown ? data(shown) : answer
  }

const done = {
  added: { title: 'Endpoint added', text: 'It will receive events from now on.' },
  changed: { title: 'Saved', text: 'The changes take effect now.' },
  tested: { title: 'Test on its way', text: 'Its status appears below. Reload the page in a moment.' },
  again: { title: 'On its way again', text: 'It keeps the same ID.' },
  replayed: { title: 'On their way again', text: 'Each keeps the same ID.' },
  nothing: { title: 'Nothing to send', text: 'No events from these days match.' },
}

type Data = EndpointDetail & Viewed<DeliveryQuery>

export function Component() {
  const detail = useLoaderData<Data>()
  const result = useActionData<AdminResult | Shown>()
  const { pathname } = useLocation()
  const { endpoint, deliveries, timeZone } = detail
  const { kind, address, description } = endpoint
  return (
    <>
      <title>{`${description} | Administration`}</title>
      <BackLink to="/admin/integrations">All integrations</BackLink>
      {result && 'secret' in result ? (
        <ShownSecret title="Secret changed" secret={result.secret}>
          Copy it now. You will not see it again. The previous secret stays valid for 24 hours.
        </ShownSecret>
      ) : (
        <Outcome result={result} done={done} />
      )}
      <h1 className="text-3xl [overflow-wrap:anywhere]">{description}</h1>
      <p className="mt-1 mb-6 text-ink-soft [overflow-wrap:anywhere]">
        {`${kind === 'slack' ? 'Slack' : 'Webhook'} · ${address} · `}
        <EndpointState endpoint={endpoint} timeZone={timeZone} />
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Section id="sent" title="What was sent">
          <States {...detail} />
          <p role="status" className="mb-3 font-medium">
            {totalOf(detail, 'webhook')}
          </p>
          <Deliveries deliveries={deliveries} timeZone={timeZone} />
          <ListPaging list={detail} addressOf={listAddress(pathname, detail)} />
          <div className="mt-6">
            <ReplayForm today={dayOf(new Date(), timeZone)} />
          </div>
        </Section>
        <div className="grid gap-6">
          <Section id="settings" title="Settings">
            <EndpointForm endpoint={endpoint} />
          </Section>
          <Section id="tools" title="Test, secret, removal">
            <EndpointTools endpoint={endpoint} timeZone={timeZone} />
          </Section>
        </div>
      </div>
    </>
  )
}

function States(list: Viewed<DeliveryQuery>) {
  const { pathname } = useLocation()
  const addressOf = listAddress(pathname, list)
  return (
    <nav aria-label="State" className="-mx-3 mb-3 flex flex-wrap">
      {[{ value: '' as const, label: 'All' }, ...webhookStates].map(({ value, label }) => (
        <Link
          key={value}
          to={addressOf({ state: value })}
          aria-current={value === list.query.state ? 'page' : undefined}
          className="admin-link"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
