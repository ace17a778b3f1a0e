import { createRoutes as createAdminRoutes } from '../admin/routes'
import { createRoutes as createSiteRoutes } from '../site/routes'
import { type AppParts, createPageRenderer, type PageRenderer } from './server'

/** Both apps as one renderer: what stands under `/admin` is the administrator's, all else the visitor's. */
export function createApps(parts: Pick<AppParts, 'api' | 'site' | 'assetTags'>): PageRenderer {
  const site = createPageRenderer({ ...parts, createRoutes: createSiteRoutes, entry: 'client/site/+client.ts' })
  const admin = createPageRenderer({ ...parts, createRoutes: createAdminRoutes, entry: 'client/admin/+client.ts' })
  const appOf = ({ pathname }: URL) => (/^\/admin(\/|$)/.test(pathname) ? admin : site)
  return {
    render: (request, requestId) => appOf(new URL(request.url)).render(request, requestId),
    renderRefusal: (url, status, requestId) => appOf(url).renderRefusal(url, status, requestId),
    cacheKey: (url) => appOf(url).cacheKey(url),
  }
}
