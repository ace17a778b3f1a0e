import { Form } from 'react-router'
import { type Endpoint, slackDetails, usualSlackDetails } from '../../../../shared/admin/webhooks'
import { textBounds } from '../../../../shared/text'
import { webhookEvents } from '../../../../shared/webhooks/events'
import { SubmitButton } from '../act-form'
import { CheckBoxes } from '../check-boxes'
import { OutcomeNotice } from '../submissions/outcome'
import { TextInput } from '../text-input'

/** Adds a program or a Slack channel that is notified of events. */
export function NewEndpoint({ values = {} }: { values: Readonly<Record<string, string>> | undefined }) {
  return (
    <Form method="post">
      <CheckBoxes legend="Kind" name="kind" choices={kinds} chosen={[values.kind ?? 'webhook']} isRadio />
      <TextInput
        id="address"
        label="Address"
        type="url"
        required
        maxLength={textBounds.link}
        defaultValue={values.address}
        hint="Must start with https:// and be reachable over the public internet."
      />
      <TextInput
        id="description"
        label="What it is for"
        required
        maxLength={textBounds.name}
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

/** A secret in the response to its form; it never appears in an address. */
export interface Shown {
  of: keyof typeof shownAs
  secret: string
}

const shownAs = {
  endpoint: {
    title: 'Endpoint added',
    text: 'Copy its secret now. You will not see it again. The receiver uses it to check signatures.',
  },
  renewal: {
    title: 'Secret changed',
    text: 'Copy it now. You will not see it again. The previous secret stays valid for 24 hours.',
  },
  token: { title: 'Token made', text: 'Copy it now. You will not see it again. Anyone who has it can use it.' },
}

/** A secret that is shown only once, on the page that answers its form, so that it can be copied. */
export function ShownSecret({ of, secret }: Shown) {
  const { title, text } = shownAs[of]
  return (
    <OutcomeNotice look="success" title={title} occasion={secret}>
      <p>{text}</p>
      <code className="mt-2 block rounded-lg bg-surface p-3 font-mono text-sm text-ink select-all [overflow-wrap:anywhere]">
        {secret}
      </code>
    </OutcomeNotice>
  )
}
