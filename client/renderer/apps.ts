import type { AdminApi } from '../../shared/admin/api'
import type { Api } from '../../shared/api'
import { createRoutes as createAdminRoutes } from '../admin/routes'
import { createRoutes as createSiteRoutes } from '../site/routes'
import { type AppParts, createPageRenderer, type PageRenderer } from './server'

interface Parts extends Pick<AppParts, 'site' | 'assetTags'> {
  api: Api
  adminApi: AdminApi
}

/** Both apps as one renderer: what stands under `/admin` is the administrator's, all else the visitor's. */
export function createApps({ api, adminApi, ...parts }: Parts): PageRenderer {
  const site = createPageRenderer({ ...parts, routes: createSiteRoutes(api), entry: 'client/site/+client.ts' })
  const admin = createPageRenderer({ ...parts, routes: createAdminRoutes(adminApi), entry: 'client/admin/+client.ts' })
  const appOf = ({ pathname }: URL) => (/^\/admin(\/|$)/.test(pathname) ? admin : site)
  return {
    render: (request, requestId) => appOf(new URL(request.url)).render(request, requestId),
    renderRefusal: (url, ...refusal) => appOf(url).renderRefusal(url, ...refusal),
    cacheKey: (url) => appOf(url).cacheKey(url),
  }
}
