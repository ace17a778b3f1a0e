import type { AdminApi } from '../../shared/admin/api'
import { appRoutes, type CreateRoutes, pageRoute } from '../renderer/routes'
import { ErrorBoundary as FailedPage } from '../site/pages/error-page'
import { ErrorBoundary } from './error-page'
import { Desk, Layout } from './layout'

/** The administrator's app on one screen. Nothing of it is cached, and nothing of it is in what a visitor downloads. */
export const createRoutes: CreateRoutes<AdminApi> = (api) => {
  const page = pageRoute(api, 'client/admin/pages')
  const pages = [
    page('/admin/blog-tools', 'blog-tools', () => import('./pages/blog-tools')),
    page('*', 'not-found', () => import('../site/pages/not-found')),
  ]
  return appRoutes({
    Layout,
    ErrorBoundary,
    pages: [{ Component: Desk, children: [{ ErrorBoundary: FailedPage, children: pages }] }],
  })
}
