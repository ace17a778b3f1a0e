import type { RequestListener } from 'node:http'
import express from 'express'
import type { Agent } from 'supertest'
import { readSession, signedIn } from '../../server/admin/session'
import { createAdminPageApi } from '../../server/admin-api'
import { problemHandler } from '../../server/http/problem'
import { acceptedQuery } from '../../server/http/query'
import type { Config } from '../../server/platform/config'
import type { Stores } from '../../server/platform/stores'
import type { Services } from '../../server/services'
import { type AdminApi, callOf } from '../../shared/admin/api'

/** Below this address, the tests' app performs acts for their agents, through what the server gives to admin pages. */
const folder = '/acts/'

/** Has the person that an agent is signed in as perform an act, as admin pages do: with its ids and what is sent. */
export const perform = (agent: Agent, act: keyof AdminApi | `${keyof AdminApi}?${string}`, ...given: unknown[]) =>
  agent.post(folder + act).send(given)

interface Parts {
  config: Config
  stores: Stores
  services: Services
}

/** Answers `perform` with what the act returns, or the problem with which it rejects; passes other requests on. */
export function performing({ config, stores, services }: Parts, app: RequestListener): RequestListener {
  const pageApi = createAdminPageApi(services)
  const acts = express()
  acts.use(readSession(config, stores.sessionStore(), services.adminSessions), express.json())
  for (const act of Object.keys(pageApi({ expiresAt: '9999' } as never)) as (keyof AdminApi)[])
    acts.post(folder + act, async (request, response) => {
      const { query } = callOf(act)
      const given = [...request.body, ...(query ? [acceptedQuery(query, request)] : [])]
      const answer: unknown = await Reflect.apply(pageApi(signedIn(request))[act], undefined, given)
      response.status(answer === undefined ? 204 : 200).json(answer)
    })
  acts.use(problemHandler)
  return (request, response) => (request.url?.startsWith(folder) ? acts : app)(request, response)
}
