import { Form } from 'react-router'
import { SubmitButton } from '../submit-button'
import { TextInput } from '../text-input'

export function ReplayForm({ today }: { today: string }) {
  return (
    <details>
      <summary className="cursor-pointer py-1 font-medium">Resend past events</summary>
      <Form method="post" className="mt-3">
        <div className="grid gap-3 sm:grid-cols-2 [&>*]:mt-0">
          <TextInput id="from" label="First day" type="date" required defaultValue={today} />
          <TextInput id="to" label="Last day" type="date" required defaultValue={today} />
        </div>
        <fieldset className="mt-3">
          <legend className="mb-1 font-medium">What</legend>
          {choices.map(({ value, label }, at) => (
            <label key={value} className="flex min-h-9 items-center gap-3 py-1">
              <input
                type="radio"
                name="states"
                value={value}
                defaultChecked={at === 0}
                className="checkbox size-5 shrink-0 rounded-full"
              />
              {label}
            </label>
          ))}
        </fieldset>
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
