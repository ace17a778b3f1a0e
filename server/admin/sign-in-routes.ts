import type { Request, RequestHandler } from 'express'
import { ApiError } from '../../shared/api'
import { browserName } from '../people/browser-name'
import type { Services } from '../services'
import { beginSession, countFailedSignIn } from './session'

const denied = (detail: string) => new ApiError({ type: 'about:blank', title: 'Access Denied', status: 401, detail })

/** Endpoints that need no session: signing in by passkey, and using an invitation. The sign-in limits apply. */
export function passkeySignIn({ invitations, passkeys }: Pick<Services, 'invitations' | 'passkeys'>) {
  return {
    begin: async (_request, response) => void response.json(await passkeys.beginSignIn()),

    /** 204 and a session, or 401 without the reason. */
    async signIn(request, response) {
      const actor = await passkeys.findSigner(request.body)
      if (!actor) {
        await countFailedSignIn(request, 'passkey')
        throw denied('This passkey cannot sign in to the admin')
      }
      await beginSession(request, actor)
      response.status(204).end()
    },

    beginJoining: async (request, response) => void response.json(await invitations.beginJoining(tokenOf(request))),

    /** 204 and a session. */
    async join(request, response) {
      const browser = browserName(request.get('User-Agent'))
      await beginSession(request, await invitations.join(tokenOf(request), request.body?.made, browser))
      response.status(204).end()
    },
  } satisfies Record<string, RequestHandler>
}

const tokenOf = ({ body }: Request): unknown => body?.token
