import { createServer } from 'node:http'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { SiteProvider } from '../../../client/components/site-context'
import { createRoutes } from '../../../client/site/routes'
import { vendors } from '../../../shared/catalogue'
import { plainSite } from '../../support/plain-site'
import { stubApi } from '../../support/stub-api'
import { listen, required } from './bare'

const site = { ...plainSite, siteUrl: `http://127.0.0.1:${required('PORT')}`, siteName: 'Behavioral EMR Guide' }

const api = stubApi({ listVendors: async () => vendors, listAcceptedCorrections: async () => [] })

/** Routing and loading are done once, before the first request: what remains for each is React alone. */
const { query, dataRoutes } = createStaticHandler(createRoutes(() => api))
const context = await query(new Request(`${site.siteUrl}/get-recommendation`))
if (context instanceof Response) throw new Error(`The page redirects: ${context.status}`)
const router = createStaticRouter(dataRoutes, context)

listen(
  createServer((_request, response) => {
    const { pipe } = renderToPipeableStream(
      <StrictMode>
        <SiteProvider value={site}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </SiteProvider>
      </StrictMode>,
      {
        onShellReady() {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          pipe(response)
        },
        onError: (error) => console.error(error),
      },
    )
  }),
)
