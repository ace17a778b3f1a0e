import type { Api } from '../../shared/api'
import { categoryKey, landingKey } from '../../shared/blog/address'
import { selectionKey } from '../../shared/comparison/selection'
import { fieldGuidePath, fieldGuides } from '../../shared/site/field-guides'
import { resourceLinks } from '../../shared/site/navigation'
import { specialtyGuidePath, specialtyGuides } from '../../shared/site/specialty-guides'
import { directoryKey } from '../../shared/vendors/directory'
import { emptyTrayKey } from '../../shared/vendors/tray'
import { Layout } from '../components/layout'
import { appRoutes, type CreateRoutes, pageRoute, perVisit, withoutQuery } from '../renderer/routes'
import { ErrorBoundary } from './pages/error-page'

/**
 * All routes of the public site. A row gives the address, the page's file, the cache key from the query, the hydration
 * (none if left out), and the stylesheets besides the site's. A row without a cache key is rendered for each request.
 */
export const createRoutes: CreateRoutes<Api> = (apiOf) => {
  const page = pageRoute(apiOf, 'client/site/pages', 'none')
  return appRoutes({
    Layout,
    ErrorBoundary,
    pages: [
      page('/', 'home', () => import('./pages/home'), withoutQuery, 'none', ['home']),
      page('/comparisons', 'comparisons', () => import('./pages/comparisons'), selectionKey, 'enhanced', [
        'forms',
        'comparison',
      ]),
      page('/vendors', 'vendors', () => import('./pages/vendors'), directoryKey, 'enhanced'),
      page(
        '/match',
        'match',
        () => import('./pages/match'),
        (query) => (query.size === 0 ? '' : null),
        'enhanced',
        ['forms', 'match'],
      ),
      page('/emr/:id', 'emr', () => import('./pages/emr'), emptyTrayKey, 'none', ['evidence']),
      page('/leaving', 'leaving', () => import('./pages/leaving'), withoutQuery, 'none', ['leaving']),
      page('/leaving/:id', 'leaving-vendor', () => import('./pages/leaving-vendor'), withoutQuery, 'none', ['leaving']),
      page(
        '/get-recommendation',
        'get-recommendation',
        () => import('./pages/get-recommendation'),
        perVisit,
        'enhanced',
      ),
      page('/contact', 'contact', () => import('./pages/contact'), perVisit, 'enhanced'),
      page('/corrections', 'corrections', () => import('./pages/corrections'), perVisit, 'enhanced'),
      page(
        '/thank-you',
        'thank-you',
        () => import('./pages/thank-you'),
        (query) => (query.has('held') ? 'held' : ''),
        'none',
        ['forms'],
      ),
      page('/request/erased', 'request-erased', () => import('./pages/request-erased'), perVisit, 'private'),
      page('/request/:token', 'request', () => import('./pages/request'), perVisit, 'private'),
      page(
        '/request/:token/withdraw',
        'request-withdraw',
        () => import('./pages/request-withdraw'),
        perVisit,
        'private',
      ),
      page('/request/:token/erase', 'request-erase', () => import('./pages/request-erase'), perVisit, 'private'),
      ...specialtyGuides.map(({ slug }) =>
        page(
          specialtyGuidePath(slug),
          'specialty-guide',
          () => import('./pages/specialty-guide'),
          withoutQuery,
          'none',
          ['guide'],
        ),
      ),
      ...resourceLinks.map(({ to }) =>
        page(to, 'resource-guide', () => import('./pages/resource-guide'), withoutQuery, 'none', ['segments']),
      ),
      ...fieldGuides.map((guide) =>
        page(fieldGuidePath(guide), 'field-guide', () => import('./pages/field-guide'), withoutQuery),
      ),
      page('/answers', 'answers', () => import('./pages/answers'), withoutQuery),
      page('/answers/:slug', 'answer', () => import('./pages/answer'), withoutQuery),
      page('/blog', 'blog', () => import('./pages/blog'), landingKey, 'enhanced', ['forms', 'article']),
      page('/blog/category/:key', 'blog-category', () => import('./pages/blog-category'), categoryKey, 'none', [
        'article',
      ]),
      page('/blog/:slug', 'article', () => import('./pages/article'), withoutQuery, 'none', ['article']),
      page('/free-guide', 'free-guide', () => import('./pages/free-guide'), withoutQuery),
      page('/about', 'about', () => import('./pages/about'), withoutQuery),
      page('/dataset', 'dataset', () => import('./pages/dataset'), withoutQuery, 'none', ['methodology', 'article']),
      page('/changes', 'changes', () => import('./pages/changes'), withoutQuery, 'none', ['changes']),
      page('/changes/:date', 'changes-day', () => import('./pages/changes-day'), withoutQuery, 'none', ['changes']),
      page('/methodology', 'methodology', () => import('./pages/methodology'), withoutQuery, 'none', ['methodology']),
      page('/methodology/annex', 'methodology-annex', () => import('./pages/methodology-annex'), withoutQuery),
      page('/rules', 'rules', () => import('./pages/rules'), withoutQuery, 'none', ['rules']),
      page('/privacy', 'policy', () => import('./pages/policy'), withoutQuery),
      page('/terms', 'policy', () => import('./pages/policy'), withoutQuery),
      page('*', 'not-found', () => import('./pages/not-found')),
    ],
  })
}
