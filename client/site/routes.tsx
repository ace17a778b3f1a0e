import type { Api } from '../../shared/api'
import { categoryKey, landingKey } from '../../shared/blog/address'
import { canonicalSelectionQuery } from '../../shared/comparison/selection'
import { resourceLinks } from '../../shared/site/navigation'
import { specialtyGuidePath, specialtyGuides } from '../../shared/site/specialty-guides'
import { canonicalDirectoryQuery } from '../../shared/vendors/directory'
import { appRoutes, type CreateRoutes, pageRoute, withoutQuery } from '../renderer/routes'
import { ErrorBoundary } from './pages/error-page'
import { SiteLayout } from './site-layout'

/**
 * The whole public site on one screen: a row says the address, the page's file and what of the query the page heeds.
 * A row without a cache key is rendered for each request.
 */
export const createRoutes: CreateRoutes<Api> = (api) => {
  const page = pageRoute(api, 'client/site/pages')
  return appRoutes({
    Layout: SiteLayout,
    ErrorBoundary,
    pages: [
      page('/', 'home', () => import('./pages/home'), withoutQuery),
      page('/comparisons', 'comparisons', () => import('./pages/comparisons'), canonicalSelectionQuery),
      page('/vendors', 'vendors', () => import('./pages/vendors'), canonicalDirectoryQuery),
      page('/emr/:id', 'emr', () => import('./pages/emr'), withoutQuery),
      page('/get-recommendation', 'get-recommendation', () => import('./pages/get-recommendation')),
      page('/contact', 'contact', () => import('./pages/contact')),
      page('/thank-you', 'thank-you', () => import('./pages/thank-you'), withoutQuery),
      ...specialtyGuides.map(({ slug }) =>
        page(specialtyGuidePath(slug), 'specialty-guide', () => import('./pages/specialty-guide'), withoutQuery),
      ),
      ...resourceLinks.map(({ to }) =>
        page(to, 'resource-guide', () => import('./pages/resource-guide'), withoutQuery),
      ),
      page('/blog', 'blog', () => import('./pages/blog'), landingKey),
      page('/blog/category/:key', 'blog-category', () => import('./pages/blog-category'), categoryKey),
      page('/blog/:slug', 'article', () => import('./pages/article'), withoutQuery),
      page('/free-guide', 'free-guide', () => import('./pages/free-guide'), withoutQuery),
      page('/about', 'about', () => import('./pages/about'), withoutQuery),
      page('/methodology', 'methodology', () => import('./pages/methodology'), withoutQuery),
      page('/privacy', 'policy', () => import('./pages/policy'), withoutQuery),
      page('/terms', 'policy', () => import('./pages/policy'), withoutQuery),
      page('*', 'not-found', () => import('./pages/not-found')),
    ],
  })
}
