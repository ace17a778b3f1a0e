import type { Api } from '../../shared/api'
import { categoryKey, landingKey } from '../../shared/blog/address'
import { selectionKey } from '../../shared/comparison/selection'
import { fieldGuidePath, fieldGuides } from '../../shared/site/field-guides'
import { resourceLinks } from '../../shared/site/navigation'
import { specialtyGuidePath, specialtyGuides } from '../../shared/site/specialty-guides'
import { directoryKey } from '../../shared/vendors/directory'
import { emptyTrayKey } from '../../shared/vendors/tray'
import { Layout } from '../components/layout'
import { appRoutes, type CreateRoutes, pageRoute, withoutQuery } from '../renderer/routes'
import type { FurtherStyles } from '../renderer/styles'
import { ErrorBoundary } from './pages/error-page'

/** A page that is the same for everyone, whatever the query, with the stylesheets besides the site's. */
const still = (...styles: FurtherStyles[]) => ({ cacheKey: withoutQuery, styles })

/** Rendered for each request, because it holds values of one visit. */
const perVisit = { hydration: 'enhanced' } as const

/** The same at a secret address. */
const secret = { hydration: 'private' } as const

/** All routes of the public site. */
export const createRoutes: CreateRoutes<Api> = (apiOf) => {
  const page = pageRoute(apiOf, 'client/site/pages', 'none')
  return appRoutes({
    Layout,
    ErrorBoundary,
    pages: [
      page('/', 'home', () => import('./pages/home'), still('home')),
      page('/comparisons', 'comparisons', () => import('./pages/comparisons'), {
        cacheKey: selectionKey,
        hydration: 'enhanced',
        styles: ['forms', 'comparison'],
      }),
      page('/vendors', 'vendors', () => import('./pages/vendors'), { cacheKey: directoryKey, hydration: 'enhanced' }),
      page('/match', 'match', () => import('./pages/match'), {
        cacheKey: emptyKey,
        hydration: 'enhanced',
        styles: ['forms', 'match'],
      }),
      page('/emr/:id', 'emr', () => import('./pages/emr'), { cacheKey: emptyTrayKey, styles: ['evidence'] }),
      page('/leaving', 'leaving', () => import('./pages/leaving'), still('leaving')),
      page('/leaving/:id', 'leaving-vendor', () => import('./pages/leaving-vendor'), still('leaving')),
      page('/get-recommendation', 'get-recommendation', () => import('./pages/get-recommendation'), perVisit),
      page('/contact', 'contact', () => import('./pages/contact'), perVisit),
      page('/corrections', 'corrections', () => import('./pages/corrections'), perVisit),
      page('/thank-you', 'thank-you', () => import('./pages/thank-you'), { cacheKey: heldKey, styles: ['forms'] }),
      page('/request/erased', 'request-erased', () => import('./pages/request-erased'), secret),
      page('/request/:token', 'request', () => import('./pages/request'), secret),
      page('/request/:token/withdraw', 'request-withdraw', () => import('./pages/request-withdraw'), secret),
      page('/request/:token/erase', 'request-erase', () => import('./pages/request-erase'), secret),
      ...specialtyGuides.map(({ slug }) =>
        page(specialtyGuidePath(slug), 'specialty-guide', () => import('./pages/specialty-guide'), still('guide')),
      ),
      ...resourceLinks.map(({ to }) =>
        page(to, 'resource-guide', () => import('./pages/resource-guide'), still('segments')),
      ),
      ...fieldGuides.map((guide) =>
        page(fieldGuidePath(guide), 'field-guide', () => import('./pages/field-guide'), still()),
      ),
      page('/answers', 'answers', () => import('./pages/answers'), still()),
      page('/answers/:slug', 'answer', () => import('./pages/answer'), still()),
      page('/blog', 'blog', () => import('./pages/blog'), {
        cacheKey: landingKey,
        hydration: 'enhanced',
        styles: ['forms', 'article'],
      }),
      page('/blog/category/:key', 'blog-category', () => import('./pages/blog-category'), {
        cacheKey: categoryKey,
        styles: ['article'],
      }),
      page('/blog/:slug', 'article', () => import('./pages/article'), still('article')),
      page('/free-guide', 'free-guide', () => import('./pages/free-guide'), still()),
      page('/about', 'about', () => import('./pages/about'), still()),
      page('/dataset', 'dataset', () => import('./pages/dataset'), still('methodology', 'article')),
      page('/changes', 'changes', () => import('./pages/changes'), still('changes')),
      page('/changes/:date', 'changes-day', () => import('./pages/changes-day'), still('changes')),
      page('/methodology', 'methodology', () => import('./pages/methodology'), still('methodology')),
      page('/methodology/annex', 'methodology-annex', () => import('./pages/methodology-annex'), still()),
      page('/rules', 'rules', () => import('./pages/rules'), still('rules')),
      page('/privacy', 'policy', () => import('./pages/policy'), still()),
      page('/terms', 'policy', () => import('./pages/policy'), still()),
      page('*', 'not-found', () => import('./pages/not-found')),
    ],
  })
}

/** Only the page without answers is cached. */
const emptyKey = (query: URLSearchParams) => (query.size === 0 ? '' : null)

const heldKey = (query: URLSearchParams) => (query.has('held') ? 'held' : '')
