import type { AdminApi } from '../../shared/admin/api'
import { appRoutes, type CreateRoutes, pageRoute } from '../renderer/routes'
import { actorRevalidates, actorRoute } from './actor'
import { ErrorBoundary } from './error-page'
import { FailedPage } from './failure'
import { Admin, Layout } from './layout'

/** All routes of the admin app. Nothing of it is cached or part of what visitors download. */
export const createRoutes: CreateRoutes<AdminApi> = (apiOf) => {
  const page = pageRoute(apiOf, 'client/admin/pages', 'app')
  const pages = [
    page('/admin', 'overview', () => import('./pages/overview')),
    page('/admin/account', 'account', () => import('./pages/account')),
    page('/admin/audit', 'audit', () => import('./pages/audit')),
    page('/admin/blog-tools', 'blog-tools', () => import('./pages/blog-tools')),
    page('/admin/corrections', 'corrections', () => import('./pages/corrections')),
    page('/admin/corrections/:id', 'correction', () => import('./pages/correction')),
    page('/admin/integrations', 'integrations', () => import('./pages/integrations')),
    page('/admin/integrations/:id', 'integration', () => import('./pages/integration')),
    page('/admin/leads', 'leads', () => import('./pages/leads')),
    page('/admin/leads/:id', 'lead', () => import('./pages/lead')),
    page('/admin/leads/:id/preview', 'lead-preview', () => import('./pages/lead-preview')),
    page('/admin/leads/:id/letters', 'letter-versions', () => import('./pages/letter-versions')),
    page('/admin/leads/:id/letters/:number', 'letter-version', () => import('./pages/letter-version')),
    page('/admin/messages', 'messages', () => import('./pages/messages')),
    page('/admin/messages/:id', 'message', () => import('./pages/message')),
    page('/admin/people', 'people', () => import('./pages/people')),
    page('/admin/pictures', 'pictures', () => import('./pages/pictures')),
    page('/admin/posts', 'posts', () => import('./pages/posts')),
    page('/admin/posts/:id', 'post', () => import('./pages/post')),
    page('/admin/posts/:id/revisions', 'post-revisions', () => import('./pages/post-revisions')),
    page('/admin/posts/:id/revisions/:number', 'post-revision', () => import('./pages/post-revision')),
    page('/admin/sessions', 'sessions', () => import('./pages/sessions')),
    page('/admin/sources', 'sources', () => import('./pages/sources')),
    page('/admin/templates', 'templates', () => import('./pages/templates')),
    page('/admin/templates/:id', 'template', () => import('./pages/template')),
    page('*', 'not-found', () => import('./pages/not-found')),
  ]
  /** In the visitor site's layout, as readers will see it. */
  const preview = page('/admin/posts/:id/preview', 'post-preview', () => import('./pages/post-preview'))
  return appRoutes({
    Layout,
    ErrorBoundary,
    pages: [
      {
        id: actorRoute,
        loader: ({ context }) => apiOf(context).readActor(),
        shouldRevalidate: actorRevalidates,
        Component: Admin,
        children: [{ ErrorBoundary: FailedPage, children: pages }],
      },
      { ErrorBoundary: FailedPage, children: [preview] },
    ],
  })
}
