import { Form } from 'react-router'
import type { WebhookDelivery } from '../../../../shared/admin/webhooks'
import { ActForm, SubmitButton } from '../act-form'
import { CheckBoxes } from '../check-boxes'
import { Attempts } from '../submissions/emails'
import { TextInput } from '../text-input'

export function Deliveries({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  if (deliveries.length === 0) return <p className="text-ink-soft">Nothing was sent here.</p>
  return (
    <ul className="rows text-sm">
      {deliveries.map(({ id, event, messageId, ...attempts }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="font-medium">{event}</p>
            <Attempts {...attempts} />
            <p className="font-mono text-ink-soft">{messageId}</p>
          </div>
          {!['pending', 'sending'].includes(attempts.state) && (
            <ActForm
              value="again"
              fields={{ delivery: id }}
              sending="Sending…"
              look="secondary"
              aria-label={`Send ${event} again, ${messageId}`}
            >
              Send again
            </ActForm>
          )}
        </li>
      ))}
    </ul>
  )
}

export function ReplayForm({ today }: { today: string }) {
  return (
    <details>
      <summary className="cursor-pointer py-1 font-medium">Resend past events</summary>
      <Form method="post" className="mt-3">
        <div className="grid gap-3 sm:grid-cols-2 [&>*]:mt-0">
          <TextInput id="from" label="First day" type="date" required defaultValue={today} />
          <TextInput id="to" label="Last day" type="date" required defaultValue={today} />
        </div>
        <CheckBoxes legend="What" name="states" choices={choices} chosen={['failed']} isRadio />
        <SubmitButton value="replay" sending="Sending…" look="secondary" className="mt-3">
          Resend these events
        </SubmitButton>
      </Form>
    </details>
  )
}

const choices = [
  { value: 'failed', label: 'Failed only' },
  { value: 'ended', label: 'All: sent, failed, or canceled' },
] as const
