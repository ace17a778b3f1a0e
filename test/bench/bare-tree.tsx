import { type ReactNode, StrictMode } from 'react'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { SiteProvider } from '../../client/components/site-context'
import type { Site } from '../../client/renderer/server'
import { createRoutes } from '../../client/site/routes'
import type { Api } from '../../shared/api'

/**
 * A page's React tree as the site renders it, already routed and with its data, so that only React's own work remains.
 */
export async function bareTree(api: Api, site: Site, path: string): Promise<ReactNode> {
  const { query, dataRoutes } = createStaticHandler(createRoutes(() => api))
  const context = await query(new Request(new URL(path, site.siteUrl)))
  if (context instanceof Response) throw new Error(`${path} redirects: ${context.status}`)
  return (
    <StrictMode>
      <SiteProvider value={site}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </SiteProvider>
    </StrictMode>
  )
}
