import type { WaysIn } from '../../shared/admin/sign-in'
import type { AdminSessions } from '../people/sessions'
import { type AdminEndpoint, json, noContent } from './endpoints'
import { signedIn } from './session'

interface Parts {
  adminSessions: AdminSessions
  waysIn: WaysIn
  timeZone: string
}

export const sessionRoutes = ({ adminSessions, timeZone, waysIn }: Parts): AdminEndpoint[] => [
  ['readActor', 'GET /actor', json((_call, request) => ({ ...signedIn(request).actor, waysIn }))],
  ['listSessions', 'GET /sessions', json((_call, request) => adminSessions.list(signedIn(request), timeZone))],
  ['endOtherSessions', 'DELETE /sessions', json((_call, request) => adminSessions.endOthers(signedIn(request)))],
  ['endSession', 'DELETE /sessions/:id', noContent(({ actor, id }) => adminSessions.endById(actor, id))],
]
