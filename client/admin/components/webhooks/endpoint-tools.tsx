import type { Endpoint } from '../../../../shared/admin/webhooks'
import { ActForm } from '../act-form'
import { Moment } from '../submissions/badges'

/** Sends a test, renews the secret, or removes the endpoint. */
export function EndpointTools({ endpoint }: { endpoint: Endpoint }) {
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
