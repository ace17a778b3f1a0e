import { Form } from 'react-router'
import { type Endpoint, slackDetails } from '../../../../shared/admin/webhooks'
import { textBounds } from '../../../../shared/text'
import { webhookEvents } from '../../../../shared/webhooks/events'
import { CheckBoxes } from '../check-boxes'
import { SubmitButton } from '../submit-button'
import { TextInput } from '../text-input'

/** An endpoint's events and whether it is on. Its address cannot change; another address is another endpoint. */
export function EndpointForm({ endpoint }: { endpoint: Endpoint }) {
  const { description, events, tells, isOn, kind } = endpoint
  return (
    <Form method="post" key={JSON.stringify(endpoint)}>
      <label className="mb-4 flex min-h-9 items-center gap-3 py-1">
        <input type="checkbox" name="isOn" defaultChecked={isOn} className="checkbox size-5 shrink-0" />
        On: events are sent
      </label>
      <TextInput
        id="description"
        label="What it is for"
        required
        maxLength={textBounds.name}
        autoComplete="off"
        defaultValue={description}
      />
      <CheckBoxes legend="Events" name="events" choices={webhookEvents} chosen={events} />
      {kind === 'slack' && (
        <CheckBoxes
          legend="What a message includes besides the event and a link"
          name="tells"
          choices={slackDetails}
          chosen={tells}
        />
      )}
      <SubmitButton value="change" sending="Saving…" className="mt-4">
        Save
      </SubmitButton>
    </Form>
  )
}
