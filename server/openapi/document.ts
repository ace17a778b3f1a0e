import type { IRouter } from 'express'
import type { AdminAct } from '../../shared/admin/api'
import { eventNames, type SentEvent, testEvent, webhookEvents, webhookSchema } from '../../shared/webhooks/events'
import { capitalized } from '../../shared/words'
import { describeAct, jsonSchema, operationOf, pathOf, problemSchema } from './operation'
import { publicEndpoints } from './public-endpoints'

type Parts = Record<'siteUrl' | 'siteName', string>

interface Endpoint {
  method: string
  path: string
  act?: AdminAct
}

/** All endpoints registered on a router, so the document cannot omit one. */
export function endpointsOf(router: IRouter): Endpoint[] {
  return router.stack.flatMap(({ route }) => {
    const layers = route?.stack ?? []
    const methods = new Set(layers.flatMap(({ method }) => (method ? [method] : [])))
    return [...methods].map((method) => {
      const handlers = layers.filter((layer) => layer.method === method).map(({ handle }) => handle)
      const act = handlers.map((handle) => (handle as { act?: AdminAct }).act).find(Boolean)
      return { method: method.toUpperCase(), path: String(route?.path), ...(act && { act }) }
    })
  })
}

/** OpenAPI 3.1 of the public endpoints and the webhooks; with the admin's router, of all endpoints. */
export function openApiDocument({ siteUrl, siteName }: Parts, admin?: IRouter): object {
  const paths: Record<string, Record<string, object>> = {}
  const add = (path: string, method: string, operation: object) => {
    const known = paths[pathOf(path)] ?? {}
    paths[pathOf(path)] = { ...known, [method.toLowerCase()]: operation }
  }
  for (const [name, described] of Object.entries(publicEndpoints)) {
    const [method = '', path = ''] = name.split(' ')
    add(`/api${path}`, method, operationOf(path, described))
  }
  for (const { method, path, act } of admin ? endpointsOf(admin) : [])
    if (act) add(`/api/admin${path}`, method, operationOf(path, describeAct(act)))
  return {
    openapi: '3.1.0',
    info: {
      title: siteName,
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: admin ? `${purpose} Also what the team's programs may do, with a session or a token.` : purpose,
    },
    servers: [{ url: siteUrl }],
    // Anyone may call the public endpoints. Those of the admin say what they need.
    security: [],
    paths,
    webhooks: Object.fromEntries([...eventNames, testEvent as SentEvent].map((event) => [event, webhookOf(event)])),
    components: {
      schemas: { Problem: problemSchema },
      ...(admin && { securitySchemes: securitySchemes(siteUrl) }),
    },
  }
}

const purpose = 'The catalogue of EMR systems, the match, the articles, and the forms of the site.'

const securitySchemes = (siteUrl: string) => ({
  session: { type: 'apiKey', in: 'cookie', name: siteUrl.startsWith('https:') ? '__Host-session' : 'session' },
  token: { type: 'http', scheme: 'bearer' },
})

function webhookOf(event: SentEvent): object {
  const content = { 'application/json': { schema: jsonSchema(webhookSchema(event), 'output') } }
  return {
    post: {
      operationId: `on${capitalized(event.replace(/\.(\w)/g, (_, letter) => letter.toUpperCase()))}`,
      summary: webhookEvents.find(({ value }) => value === event)?.label ?? 'A test that somebody on the team sends',
      requestBody: { content },
      responses: { '2XX': { description: 'Received.' } },
    },
  }
}
