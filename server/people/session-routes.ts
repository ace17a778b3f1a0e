import type { RequestHandler } from 'express'
import type { WaysIn } from '../../shared/admin/sign-in'
import { actorOf, signedIn } from '../admin/session'
import type { AdminSessions } from './sessions'

interface Parts {
  adminSessions: AdminSessions
  waysIn: WaysIn
  timeZone: string
}

/** The endpoints for sessions, each a thin layer over their table. */
export function sessionRoutes({ adminSessions, timeZone, waysIn }: Parts) {
  return {
    readActor: (request, response) => void response.json({ ...signedIn(request).actor, waysIn }),
    list: async (request, response) => void response.json(await adminSessions.list(signedIn(request).id, timeZone)),
    endOthers: async (request, response) =>
      void response.json(await adminSessions.endOthers(actorOf(request), signedIn(request).id)),
    async end(request, response) {
      await adminSessions.endById(actorOf(request), String(request.params.id))
      response.status(204).end()
    },
  } satisfies Record<string, RequestHandler>
}
