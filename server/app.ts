import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import type { Apps } from '../client/renderer/apps'
import { requestFolder } from '../shared/leads/request'
import type { GuideSource } from '../shared/markdown/guide'
import { pictureFolder } from '../shared/pictures/address'
import { authGuard } from './admin/auth-guard'
import type { AdminApiOf } from './admin/endpoints'
import { allow, notesSetting, requireSession } from './admin/routes'
import { readSession, signedIn } from './admin/session'
import { apiRouter } from './api'
import { articleSharePicture, titlesOn } from './blog/share-picture'
import { datasetRouter } from './dataset/routes'
import { pathOf } from './http/address'
import { onlyFromBuild, rejectMissing } from './http/built-files'
import { compressAnswers } from './http/compress'
import { endpoint } from './http/endpoint'
import { adminForm, readForm, requestForm, visitorForm } from './http/forms'
import { admissionOf, type Limits, limitEverything, limitSearches } from './http/limits'
import type { PageCache } from './http/page-cache'
import { pageRouter } from './http/pages'
import { problemHandler } from './http/problem'
import { bareAddress } from './http/visitor-key'
import { getMatchWorkbook } from './match/routes'
import { operationRouter } from './operation'
import { createPageApi } from './page-api'
import { servePicture, uploadForm } from './pictures/routes'
import type { Config } from './platform/config'
import type { Pools } from './platform/pools'
import type { ReadinessTimes } from './platform/readiness'
import type { Stores } from './platform/stores'
import { dashboardPath } from './queues/dashboard'
import type { Services } from './services'
import { markdownRouter } from './site/markdown-routes'
import { siteRouter } from './site/routes'
import { vendorsCsv } from './vendors/routes'

export interface PageSupply {
  apps: Apps
  /** The month of each text's last change, by address. */
  textDates: ReadonlyMap<string, string>
  guides: readonly GuideSource[]
  reviews: ReadonlyMap<string, string>
  assets: RequestHandler
  cache?: PageCache
}

export interface AppParts extends PageSupply {
  config: Config
  pools: Pools
  stores: Stores
  services: Services
  limits: Limits
  dashboard: RequestHandler
  adminApi: AdminApiOf
  readinessTimes?: Partial<ReadinessTimes>
}

/**
 * Creates the Express app. In order: operation, headers of private addresses, built files, limits, calls, other files,
 * former addresses, the admin's auth guard, pages, and a plain response if even the error page fails.
 */
export function createApp(parts: AppParts): Express {
  const { config, pools, stores, services, limits, dashboard, apps, adminApi, textDates, assets } = parts
  services.pageIds.renderBy(apps.site)
  const app = express()
  const session = readSession(config, stores.sessionStore(), services.adminSessions)
  app.disable('x-powered-by')
  // Like React Router: `/ADMIN` is a page that does not exist.
  app.enable('case sensitive routing')
  // A file's address with a trailing slash redirects to the one without, as for pages.
  app.enable('strict routing')
  app.set('trust proxy', config.trustProxy)
  const trusts: (address: string, hop: number) => boolean = app.get('trust proxy fn')
  app.set('trust proxy', (address: string, hop: number) => trusts(bareAddress(address), hop))
  app.set(notesSetting, services.notes)

  app.use(operationRouter({ config, pools, stores, readinessTimes: parts.readinessTimes }))
  app.use([requestFolder, '/admin'], privately)
  app.use(requestFolder, withoutReferrer)
  app.use(onlyFromBuild(assets), limitEverything(limits), rejectMissing, compressAnswers())
  app.use('/api', apiRouter({ config, services, limits, session }))
  endpoint(app, '/match.xlsx', { GET: [limits.workbooks, getMatchWorkbook(config.siteUrl)] })
  app.use(datasetRouter({ config, corrections: services.publishedCorrections }))
  endpoint(app, '/emr-comparison-data.csv', { GET: [vendorsCsv] })
  app.use(siteRouter({ config, textDates, blog: services.blog }))
  app.use(markdownRouter(config, parts))
  app.get(`${pictureFolder}/:file`, servePicture(services.pictures))
  endpoint(app, '/share/articles/:file', { GET: [articleSharePicture(services.blog, titlesOn('dist/client'))] })
  app.use(assets)
  app.use(redirects)
  app.use(
    '/admin',
    authGuard({ config, providerSignIn: services.providerSignIn, session, limits, renderer: apps.admin }),
  )
  app.post('/admin/pictures/upload', requireSession, allow('uploadPicture'), ...uploadForm(services.pictures))
  app.use(dashboardPath, requireSession, allow('useQueues'), dashboard)
  const adminContext = (request: Request) => adminApi(signedIn(request))
  app.use('/admin', pageRouter({ config, renderer: apps.admin, contextOf: adminContext, form: readForm(adminForm) }))
  app.get('/blog', limitSearches(limits))
  const visitorOf = (request: Request, response: Response, requests?: Services['requests']) => ({
    visitorApi: createPageApi(services, { admit: admissionOf(limits, request, response), requests }),
  })
  app.use(
    requestFolder,
    pageRouter({
      config,
      renderer: apps.site,
      contextOf: (request, response) => visitorOf(request, response, services.requests),
      form: readForm(requestForm),
      guards: [limits.requestLinks],
      hidesOrigin: true,
    }),
  )
  app.get('/match', limits.matchPages)
  const siteContext = (request: Request, response: Response) =>
    request.method === 'POST' ? visitorOf(request, response) : undefined
  app.use(pageRouter({ config, renderer: apps.site, contextOf: siteContext, form: readForm(visitorForm) }))
  app.use(problemHandler)
  return app
}

/** Keeps caches and search engines from storing any response under an address, redirects and errors included. */
const privately: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  next()
}

/** For secret addresses: no site is sent the address as a referrer, not even this one. */
const withoutReferrer: RequestHandler = (_request, response, next) => {
  response.set('Referrer-Policy', 'no-referrer')
  next()
}

const moved = new Map([['/emr-comparison', '/comparisons']])

/** Answers 301 for a former address and for one with a trailing slash, keeping the query. */
const redirects: RequestHandler = (request, response, next) => {
  const path = withoutTrailingSlash(request.path)
  const target = moved.get(path) ?? path
  if (target === request.path) return next()
  response.redirect(301, target + request.originalUrl.slice(pathOf(request.originalUrl).length))
}

/** Walks back by index: a pattern such as `/\/+$/` starts again at each slash of a path, which takes quadratic time. */
function withoutTrailingSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
