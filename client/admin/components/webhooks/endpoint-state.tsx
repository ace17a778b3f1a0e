import { Link } from 'react-router'
import type { Endpoint } from '../../../../shared/admin/webhooks'
import { counted } from '../../../../shared/words'
import { Moment } from '../submissions/badges'

/** Whether an endpoint is on, and since when its deliveries have been failing. */
export function EndpointState({ endpoint }: { endpoint: Endpoint }) {
  const { isOn, failingSince } = endpoint
  return (
    <>
      <span className="font-medium">{isOn ? 'On' : 'Off'}</span>
      {failingSince && (
        <span className="font-medium text-no">
          {' · failing since '}
          <Moment at={failingSince} />
        </span>
      )}
    </>
  )
}

export function EndpointList({ endpoints }: { endpoints: readonly Endpoint[] }) {
  if (endpoints.length === 0) return <p className="text-ink-soft">No endpoints yet.</p>
  return (
    <ul className="rows">
      {endpoints.map((endpoint) => (
        <li key={endpoint.id} className="py-3 [overflow-wrap:anywhere] first:pt-0 last:pb-0">
          <Link
            to={`/admin/integrations/${endpoint.id}`}
            className="inline-block py-0.5 font-semibold hover:text-accent hover:underline"
          >
            {endpoint.description}
          </Link>
          <p className="text-sm">{endpoint.address}</p>
          <p className="text-sm text-ink-soft">
            {`${endpoint.kind === 'slack' ? 'Slack' : 'Webhook'} · ${counted(endpoint.events.length, 'event')} · `}
            <EndpointState endpoint={endpoint} />
          </p>
        </li>
      ))}
    </ul>
  )
}
