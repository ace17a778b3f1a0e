import { appRoutes, type CreateRoutes, pageRoute } from '../renderer/routes'
import { ErrorBoundary } from '../site/pages/error-page'
import { Layout } from './layout'

/** The administrator's app. Nothing of it is cached, and nothing of it is in what a visitor downloads. */
export const createRoutes: CreateRoutes = (api) => {
  const page = pageRoute(api, 'client/admin/pages')
  return appRoutes({ Layout, ErrorBoundary, pages: [page('/admin/*', 'closed', () => import('./pages/closed'))] })
}
