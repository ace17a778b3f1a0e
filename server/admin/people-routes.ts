import type { Request } from 'express'
import { jsonBody } from '../http/guards'
import { browserName } from '../people/browser-name'
import type { Services } from '../services'
import { type AdminEndpoint, json, noContent } from './endpoints'
import { signedIn } from './session'

const passkeyOf = ({ params }: Request) => String(params.passkey)

/** The endpoints for people and their own passkeys. */
export const peopleRoutes = ({ accounts, people }: Pick<Services, 'accounts' | 'people'>): AdminEndpoint[] => [
  ['readAccount', 'GET /account', json(({ actor }) => accounts.readAccount(actor))],
  ['beginPasskey', 'POST /account/challenges', json((_call, request) => accounts.beginPasskey(signedIn(request)))],
  [
    'addPasskey',
    'POST /account/passkeys',
    jsonBody,
    noContent(({ actor, body }, request) => accounts.addPasskey(actor, body, browserName(request.get('User-Agent')))),
  ],
  [
    'removeOwnPasskey',
    'DELETE /account/passkeys/:passkey',
    noContent((_call, request) => accounts.removeOwnPasskey(signedIn(request), passkeyOf(request))),
  ],
  ['listPeople', 'GET /people', json(() => people.listPeople())],
  ['invitePerson', 'POST /people', jsonBody, json(({ actor, body }) => people.invitePerson(actor, body), 201)],
  [
    'changePerson',
    'PATCH /people/:id',
    jsonBody,
    noContent(({ actor, id, body }) => people.changePerson(actor, id, body)),
  ],
  ['inviteAgain', 'POST /people/:id/invitations', json(({ actor, id }) => people.inviteAgain(actor, id), 201)],
  [
    'removePasskey',
    'DELETE /people/:id/passkeys/:passkey',
    noContent(({ actor, id }, request) => people.removePasskey(actor, id, passkeyOf(request))),
  ],
]
