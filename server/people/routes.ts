import type { Request, RequestHandler } from 'express'
import { actorOf } from '../admin/session'
import type { Services } from '../services'
import { browserName } from './browser-name'

const idOf = ({ params }: Request) => String(params.id)
const browserOf = (request: Request) => browserName(request.get('User-Agent'))

/** The endpoints for people and their own passkeys, each a thin layer over its service. */
export function peopleRoutes({ accounts, people }: Pick<Services, 'accounts' | 'people'>) {
  return {
    list: async (_request, response) => void response.json(await people.listPeople()),
    invite: async (request, response) =>
      void response.status(201).json(await people.invitePerson(actorOf(request), request.body)),
    inviteAgain: async (request, response) =>
      void response.status(201).json(await people.inviteAgain(actorOf(request), idOf(request))),
    async change(request, response) {
      await people.changePerson(actorOf(request), idOf(request), request.body)
      response.status(204).end()
    },
    async removePasskey(request, response) {
      await people.removePasskey(actorOf(request), idOf(request), String(request.params.passkey))
      response.status(204).end()
    },
    account: async (request, response) => void response.json(await accounts.readAccount(actorOf(request))),
    beginPasskey: async (request, response) => void response.json(await accounts.beginPasskey(actorOf(request))),
    async addPasskey(request, response) {
      await accounts.addPasskey(actorOf(request), request.body, browserOf(request))
      response.status(204).end()
    },
    async removeOwnPasskey(request, response) {
      await accounts.removeOwnPasskey(actorOf(request), String(request.params.passkey))
      response.status(204).end()
    },
  } satisfies Record<string, RequestHandler>
}
