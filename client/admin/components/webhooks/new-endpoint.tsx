import { Form } from 'react-router'
import { slackDetails, usualSlackDetails } from '../../../../shared/admin/webhooks'
import { textBounds } from '../../../../shared/text'
import { webhookEvents } from '../../../../shared/webhooks/events'
import { CheckBoxes } from '../check-boxes'
import { SubmitButton } from '../submit-button'
import { TextInput } from '../text-input'

interface NewEndpointProps {
  /** What was entered in a form that was rejected. */
  values: Readonly<Record<string, string>> | undefined
}

/** Adds a program or a Slack channel that is notified of events. */
export function NewEndpoint({ values = {} }: NewEndpointProps) {
  return (
    <Form method="post">
      <fieldset>
        <legend className="mb-1 font-medium">Kind</legend>
        {kinds.map(({ value, label }) => (
          <label key={value} className="flex min-h-9 items-center gap-3 py-1">
            <input
              type="radio"
              name="kind"
              value={value}
              defaultChecked={(values.kind ?? 'webhook') === value}
              className="checkbox size-5 shrink-0 rounded-full"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <TextInput
        id="address"
        label="Address"
        type="url"
        required
        maxLength={textBounds.link}
        autoComplete="off"
        defaultValue={values.address}
        hint="Must start with https:// and be reachable over the public internet."
      />
      <TextInput
        id="description"
        label="What it is for"
        required
        maxLength={textBounds.name}
        autoComplete="off"
        defaultValue={values.description}
      />
      <CheckBoxes legend="Events" name="events" choices={webhookEvents} chosen={['lead.created']} />
      <CheckBoxes
        legend="What a Slack message includes besides the event and a link"
        name="tells"
        choices={slackDetails}
        chosen={usualSlackDetails}
        hint="Webhooks include every field of the event."
      />
      <SubmitButton value="create" sending="Adding…" className="mt-4">
        Add endpoint
      </SubmitButton>
    </Form>
  )
}

const kinds = [
  { value: 'webhook', label: 'Webhook: signed JSON to a program' },
  { value: 'slack', label: 'Slack: a line in a channel' },
] as const
