import { type AuditPage, auditQuery } from '../audit'
import { type Account, type Invitation, newPerson, type PersonList, personChanges } from '../people'
import type { PresentActor, SessionList } from '../sessions'
import { type ApiToken, newToken } from '../tokens'
import {
  deliveryQuery,
  type Endpoint,
  type EndpointDetail,
  type EndpointList,
  endpointChanges,
  newEndpoint,
  replay,
  type Secret,
  type WebhookDelivery,
} from '../webhooks'
import { call, typed } from './call'

/** What people do with their own accounts and sessions. */
export const accountCalls = {
  readSession: call('GET /session', { may: 'read', raw: 'application/json' }),
  signOut: call('DELETE /session', { may: 'read', status: 204, raw: 'application/json' }),
  /** The current person, and how to sign in again if the session ends while working. */
  readActor: call('GET', { may: 'read', own: true, answer: typed<PresentActor>() }),
  readAccount: call('GET', { may: 'read', own: true, answer: typed<Account>() }),
  /** The options for the browser to create a passkey. */
  beginPasskey: call('POST /account/challenges', { may: 'read', own: true, answer: typed<unknown>() }),
  addPasskey: call('POST /account/passkeys', { may: 'read', status: 204, raw: 'application/json' }),
  /** Rejects with 409 for the last one. */
  removeOwnPasskey: call('DELETE :passkey', { may: 'read', own: true }),
  /** One's own sessions; for an owner, everyone's. */
  listSessions: call('GET', { may: 'read', own: true, answer: typed<SessionList>() }),
  /** Ends all of them except the caller's, and returns how many there were. */
  endOtherSessions: call('DELETE', { may: 'read', own: true, answer: typed<{ ended: number }>() }),
  /** Rejects with 404 if there is none of them with that id. The session's next request is rejected. */
  endSession: call('DELETE :id', { may: 'read' }),
}

export const peopleCalls = {
  listPeople: call('GET', { may: 'team', answer: typed<PersonList>() }),
  invitePerson: call('POST', { may: 'team', body: newPerson, answer: typed<Invitation>() }),
  /**
   * Deactivating ends a person's sessions and tokens at once; another role ends the tokens that it does not allow, and
   * another address the sessions. Rejects with 409 if no owner could sign in anymore.
   */
  changePerson: call('PATCH :id', { may: 'team', body: personChanges }),
  /** Creates a new link, which replaces the former one, and ends the person's sessions. 409 for a deactivated person. */
  inviteAgain: call('POST :id', { may: 'team', answer: typed<Invitation>() }),
  /** Also ends the person's sessions. */
  removePasskey: call('DELETE :id/:passkey', { may: 'team' }),
}

export const tokenCalls = {
  /** Newest first, including expired and revoked ones. */
  listTokens: call('GET', { may: 'team', answer: typed<{ tokens: ApiToken[] }>() }),
  /** Rejects with 409 if there are 50 valid ones. */
  createToken: call('POST', { may: 'team', body: newToken, answer: typed<ApiToken & { token: string }>() }),
  /** Revokes a token, effective from the next call. Rejects with 404 for an unknown id. */
  revokeToken: call('DELETE :id', { may: 'team' }),
}

/** The receivers of webhooks. Each call rejects with 404 for an unknown id. */
export const webhookCalls = {
  listEndpoints: call('GET', { may: 'team', answer: typed<EndpointList>() }),
  /** Rejects with 409 if there are 20 already. */
  createEndpoint: call('POST', { may: 'team', body: newEndpoint, answer: typed<Endpoint & Secret>() }),
  getEndpoint: call('GET :id', { may: 'team', query: deliveryQuery, answer: typed<EndpointDetail>() }),
  changeEndpoint: call('PATCH :id', { may: 'team', body: endpointChanges, answer: typed<Endpoint>() }),
  /** Removes an endpoint with everything stored about its deliveries. */
  removeEndpoint: call('DELETE :id', { may: 'team' }),
  /** Creates a new secret; the former one stays valid beside it for a day. */
  renewSecret: call('POST :id', { may: 'team', answer: typed<Endpoint & Secret>() }),
  sendTestEvent: call('POST :id', { may: 'team', answer: typed<WebhookDelivery>() }),
  replayWebhooks: call('POST :id', { may: 'team', body: replay, answer: typed<{ count: number }>() }),
  /** Sends an event again under the same id, even if it was sent before. Rejects with 409 while it is waiting. */
  sendWebhookAgain: call('POST :id', { may: 'team' }),
}

export const auditCalls = {
  listAudit: call('GET', { may: 'team', query: auditQuery, answer: typed<AuditPage>() }),
  useQueues: call('GET', { may: 'team', raw: 'text/html' }),
}
