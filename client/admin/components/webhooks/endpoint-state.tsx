import type { Endpoint } from '../../../../shared/admin/webhooks'
import { Moment } from '../submissions/badges'

/** Whether an endpoint is on, and since when its deliveries have been failing. */
export function EndpointState({ endpoint, timeZone }: { endpoint: Endpoint; timeZone: string }) {
  const { isOn, failingSince } = endpoint
  return (
    <>
      <span className="font-medium">{isOn ? 'On' : 'Off'}</span>
      {failingSince && (
        <span className="font-medium text-no">
          {' · failing since '}
          <Moment at={failingSince} timeZone={timeZone} />
        </span>
      )}
    </>
  )
}
