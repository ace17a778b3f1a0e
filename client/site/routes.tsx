import { canonicalSelectionQuery } from '../../shared/comparison/selection'
import { canonicalDirectoryQuery } from '../../shared/vendors/directory'
import { Layout } from '../components/layout'
import { appRoutes, type CreateRoutes, pageRoute, withoutQuery } from '../renderer/routes'
import { ErrorBoundary } from './pages/error-page'

/**
 * The whole public site on one screen: a row says the address, the page's file and what of the query the page heeds.
 * A row without a cache key is rendered for each request.
 */
export const createRoutes: CreateRoutes = (api) => {
  const page = pageRoute(api, 'client/site/pages')
  return appRoutes({
    Layout,
    ErrorBoundary,
    pages: [
      page('/', 'home', () => import('./pages/home'), withoutQuery),
      page('/comparisons', 'comparisons', () => import('./pages/comparisons'), canonicalSelectionQuery),
      page('/vendors', 'vendors', () => import('./pages/vendors'), canonicalDirectoryQuery),
      page('/emr/:id', 'emr', () => import('./pages/emr'), withoutQuery),
      page('/get-recommendation', 'get-recommendation', () => import('./pages/get-recommendation')),
      page('/thank-you', 'thank-you', () => import('./pages/thank-you'), withoutQuery),
      page('*', 'not-found', () => import('./pages/not-found')),
    ],
  })
}
