import { z } from 'zod'
import { requiredText, textBounds } from '../text'
import { eventNames, type SentEvent, type WebhookEvent } from '../webhooks/events'
import { type ListFacts, listPlace } from './query'
import { oneOf, sent } from './sent'
import { deliveryStates, type EmailState } from './submissions'

const endpointKinds = [
  { value: 'webhook', label: 'Webhook' },
  { value: 'slack', label: 'Slack' },
] as const

export type EndpointKind = (typeof endpointKinds)[number]['value']

/** What a Slack message may contain besides the event and a link. */
export const slackDetails = [
  { value: 'industry', label: 'The kind of organization' },
  { value: 'organization', label: 'The name of the organization' },
  { value: 'person', label: 'The name of the person' },
  { value: 'providers', label: 'How many providers' },
  { value: 'owner', label: 'Status and owner' },
] as const

export type SlackDetail = (typeof slackDetails)[number]['value']

/** The default: no name, no address, nothing that was typed. */
export const usualSlackDetails: readonly SlackDetail[] = ['industry']

const eventList = z
  .array(z.enum(eventNames, 'Choose among the events.'), 'Choose what to tell.')
  .min(1, 'Choose at least one event.')
  .transform((events) => eventNames.filter((name) => events.includes(name)))

const detailNames = slackDetails.map(({ value }) => value)
const detailList = z
  .array(oneOf(slackDetails, 'Choose among the details.'), 'Choose the details.')
  .transform((details) => detailNames.filter((name) => details.includes(name)))

const description = requiredText(textBounds.name, 'Say in a few words what this is for.')

/** A new endpoint. The server checks further which addresses are allowed, because that depends on its settings. */
export const newEndpoint = sent('the endpoint', {
  kind: oneOf(endpointKinds, 'Choose webhook or Slack.'),
  description,
  address: requiredText(textBounds.link, 'Write the address.'),
  events: eventList,
  tells: detailList.default([...usualSlackDetails]),
})

export type NewEndpoint = z.input<typeof newEndpoint>

/** Not the address: another address is another endpoint, which the history would not belong to. */
export const endpointChanges = sent('the changes', {
  description: description.optional(),
  events: eventList.optional(),
  tells: detailList.optional(),
  isOn: z.boolean('Write true or false.').optional(),
})

/** A receiver of webhooks. Times are ISO 8601. */
export interface Endpoint {
  id: string
  createdAt: string
  kind: EndpointKind
  description: string
  /** For Slack, only the beginning of the address, because anyone with all of it can post there. */
  address: string
  events: WebhookEvent[]
  tells: SlackDetail[]
  isOn: boolean
  /** Until when the former secret is used beside the current one; null if there is none. */
  formerUntil: string | null
  /** When the failing attempts began; null if the last attempt succeeded. */
  failingSince: string | null
}

export interface EndpointList {
  endpoints: Endpoint[]
  timeZone: string
}

/** A secret that is shown only once; null if there is none, as for Slack. */
export interface Secret {
  secret: string | null
}

/** One event for one endpoint. `messageId` is the `webhook-id` of every attempt. */
export interface WebhookDelivery extends Omit<EmailState, 'kind' | 'recipient'> {
  messageId: string
  event: SentEvent
}

export const deliveryQuery = z.object({
  state: z.enum(['', ...deliveryStates.map(({ value }) => value)], 'Choose a state.').default(''),
  ...listPlace,
})

export type DeliveryQuery = z.output<typeof deliveryQuery>

export interface EndpointDetail extends ListFacts {
  endpoint: Endpoint
  deliveries: WebhookDelivery[]
}

/** The events of a period, sent again: failed ones, or all that have ended. */
export const replay = sent('the time range', {
  from: z.iso.datetime('Write a date and time in ISO 8601 format.'),
  to: z.iso.datetime('Write a date and time in ISO 8601 format.'),
  states: z.enum(['failed', 'ended'], 'Choose failed deliveries, or all of them.').default('failed'),
})

export type Replay = z.input<typeof replay>

/** The maximum number of events per replay; a longer period needs several. */
export const replayedAtOnce = 10_000

/** The overview lists endpoints that have been failing for this many days. */
export const webhookFailingDays = 5
