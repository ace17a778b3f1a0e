import { Form } from 'react-router'
import type { Endpoint } from '../../../../shared/admin/webhooks'
import { Moment } from '../submissions/badges'
import { SubmitButton } from '../submit-button'

interface EndpointToolsProps {
  endpoint: Endpoint
  timeZone: string
}

/** A test, a new secret, and the end of an endpoint. */
export function EndpointTools({ endpoint, timeZone }: EndpointToolsProps) {
  const { kind, formerUntil } = endpoint
  return (
    <div className="grid gap-4">
      <Form method="post">
        <SubmitButton value="test" sending="Sending…" look="secondary">
          Send a test
        </SubmitButton>
      </Form>
      {kind === 'webhook' && (
        <details>
          <summary className="cursor-pointer py-1 font-medium">Change the secret</summary>
          <p className="mt-2 text-sm text-ink-soft">
            A new secret is made and shown once. For 24 hours the present one is used beside it, so that the receiver
            can change over.
            {formerUntil && (
              <>
                {' Until '}
                <Moment at={formerUntil} timeZone={timeZone} /> two are in use; the older of them ends at once.
              </>
            )}
          </p>
          <Form method="post" className="mt-3">
            <SubmitButton value="renew" sending="Changing…" look="secondary">
              Make a new secret
            </SubmitButton>
          </Form>
        </details>
      )}
      <details>
        <summary className="cursor-pointer py-1 font-medium">Remove this endpoint</summary>
        <p className="mt-2 text-sm text-ink-soft">
          Nothing more is sent there, and the list of what was sent is removed with it.
        </p>
        <Form method="post" className="mt-3">
          <SubmitButton value="remove" sending="Removing…" look="danger">
            Remove for good
          </SubmitButton>
        </Form>
      </details>
    </div>
  )
}
