import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { type PageData, pageDataHeader } from '../../shared/page-data'
import { type Site, SiteProvider } from '../components/site-context'
import type { AssetTags } from './assets'
import { failureOf } from './failures'
import { embeddableJson, payloadId } from './payload'
import { boundaryId, type Hydration, type PageHandle } from './routes'

export type { Site } from '../components/site-context'

export interface AppParts {
  routes: RouteObject[]
  /** Source paths of the stylesheets that every page of the app has. */
  styles: readonly string[]
  /** Source paths of the scripts of a page, in order, by its hydration. */
  scripts: Readonly<Partial<Record<Hydration, readonly string[]>>>
  site: Site
  assetTags: AssetTags
  documentHeaders?: DocumentHeaders
  /** Source paths of the scripts on the error page for a rejected request, by its status. */
  refusalScripts?: (status: number) => readonly string[]
}

/** Headers of a page besides those of every response, by its hydration; undefined for an error page. */
export type DocumentHeaders = (hydration: Hydration | undefined) => Readonly<Record<string, string>>

/** The response to a page request: a document, or its data, or a redirect without one. */
export interface PageAnswer {
  status: number
  headers: Headers
  body: string | null
  /** The error of a loader, action, or component; the document shows nothing of it. */
  error?: unknown
}

/** `Context` is what each rendering needs for the calls of the pages' loaders and actions. */
export interface PageRenderer<Context = undefined> {
  /**
   * Answers a page request or a posted form: with the document or, if the application in the browser asks, with the
   * page's data. `requestId` is shown on error pages.
   */
  render(request: Request, requestId: string, context: Context): Promise<PageAnswer>
  /**
   * The app's error page for a request that was rejected with `status` before it reached its page; that page's data is
   * not loaded. `data` is what the error page shows about the rejection.
   */
  renderError(url: URL, status: number, requestId: string, data?: unknown): Promise<PageAnswer>
  /** The cache key that equal pages share, or null if the page is rendered for each request. */
  cacheKey(url: URL): string | null
  /** Whether the page at this address accepts a posted form. */
  takesForms(url: URL): Promise<boolean>
}

/** Renders an app's pages: React Router handles data, status, and redirects, and React the HTML. */
export function createPageRenderer<Context = undefined>(parts: AppParts): PageRenderer<Context> {
  const { routes, styles, scripts, site, assetTags, documentHeaders, refusalScripts } = parts
  const handler = createStaticHandler(routes)

  return {
    async render(request, requestId, requestContext) {
      const context = await handler.query(request, { requestContext })
      if (context instanceof Response) return { status: context.status, headers: context.headers, body: null }
      const answer = isForApp(request, context) ? dataAnswer(context) : renderPage(context, requestId)
      const failure = failureOf(request)
      return failure === undefined ? answer : { ...answer, error: failure }
    },

    async renderError(url, status, requestId, data = null) {
      const context = await handler.query(new Request(url), { filterMatchesToLoad: () => false })
      if (context instanceof Response) return { status: context.status, headers: context.headers, body: null }
      const refusal = { status, statusText: '', internal: false, data }
      return renderDocument(withError(context, refusal, status), requestId, refusalScripts?.(status))
    },

    cacheKey(url) {
      // An address with a trailing slash redirects to its page.
      if (url.pathname !== '/' && url.pathname.endsWith('/')) return null
      const match = matchRoutes(routes, url)?.at(-1)
      const query = (match?.route.handle as PageHandle | undefined)?.cacheKey?.(url.searchParams)
      if (!match || query === undefined || query === null) return null
      // The matched path, the same however its letters were percent-encoded.
      const path = match.pathname.split('/').map(encodeURIComponent).join('/')
      return query === '' ? path : `${path}?${query}`
    },

    async takesForms(url) {
      const route = matchRoutes(routes, url)?.at(-1)?.route
      // The catch-all route answers a posted form with 404.
      if (route?.path === '*') return false
      const page = typeof route?.lazy === 'function' ? await route.lazy() : route
      return page?.action !== undefined
    },
  }

  /** Renders a page, or its error page if a component throws. @throws if the error page throws too */
  function renderPage(context: StaticHandlerContext, requestId: string): PageAnswer {
    try {
      return renderDocument(context, requestId)
    } catch (error) {
      return renderDocument(withError(context, error, 500), requestId)
    }
  }

  function renderDocument(
    context: StaticHandlerContext,
    requestId: string,
    ownScripts: readonly string[] = [],
  ): PageAnswer {
    const error = unexpectedError(context)
    const shown = error === undefined ? site : { ...site, requestId }
    const handles = context.matches.flatMap(({ route }) => (route.handle as PageHandle | undefined) ?? [])
    // All data is loaded, so streaming has no benefit, and React's stream would make Node track every promise and timer
    // of the process (AsyncLocalStorage), at a cost for each request.
    const app = renderToString(
      <StrictMode>
        <SiteProvider value={shown}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </SiteProvider>
      </StrictMode>,
    )
    // A page with an error runs no scripts: an Error object cannot be sent to the browser, and no view is counted.
    const page = context.errors ? undefined : handles.at(-1)
    const hydration = page?.hydration
    const document = documentOf(app, {
      assetTags: assetTags({
        styles: [...styles, ...(page?.styles ?? [])],
        scripts: (hydration && scripts[hydration]) ?? ownScripts,
        modules: hydration === 'app' ? handles.map(({ module }) => module) : [],
      }),
      afterApp: hydration === 'app' ? payload(context) : '',
    })
    return {
      status: context.statusCode,
      headers: new Headers({
        'Content-Type': 'text/html; charset=utf-8',
        ...(hydration === 'app' && ofTwoForms),
        ...documentHeaders?.(hydration),
      }),
      body: document,
      ...(error !== undefined && { error }),
    }
  }

  function payload({ loaderData, actionData, errors }: StaticHandlerContext): string {
    const json = embeddableJson({ site, state: { loaderData, actionData, errors } })
    return `<script id="${payloadId}" type="application/json">${json}</script>`
  }
}

/** Such a page's address has a document and, for the application in the browser, the data alone. */
const ofTwoForms = { Vary: pageDataHeader }

const isForApp = ({ headers }: Request, { matches }: StaticHandlerContext) =>
  headers.has(pageDataHeader) && (matches.at(-1)?.route.handle as PageHandle | undefined)?.hydration === 'app'

const unknownError = { status: 500, statusText: '', data: null }

/** The page's data as the document carries it; of an unexpected error, only that there was one. */
function dataAnswer(context: StaticHandlerContext): PageAnswer {
  const { loaderData, actionData, errors, statusCode: status } = context
  const [thrown] = Object.values(errors ?? {})
  const { status: code, statusText, data } = isRouteErrorResponse(thrown) ? thrown : unknownError
  const page: PageData = { loaderData, actionData, ...(errors && { error: { status: code, statusText, data } }) }
  const error = unexpectedError(context)
  return {
    status,
    headers: new Headers({ 'Content-Type': 'application/json', ...ofTwoForms }),
    body: JSON.stringify(page),
    ...(error !== undefined && { error }),
  }
}

/** The same page with its error boundary, because React Router does not catch what components throw on the server. */
function withError(context: StaticHandlerContext, error: unknown, statusCode: number): StaticHandlerContext {
  return { ...context, statusCode, errors: { [boundaryId]: error } }
}

function unexpectedError({ statusCode, errors }: StaticHandlerContext): unknown {
  return statusCode >= 500 ? Object.values(errors ?? {})[0] : undefined
}

/** The first element of every app; React writes the elements for the head (title, meta, link) before it. */
const firstElement = '<div id="page"'

/**
 * Makes a complete document of an app that React rendered: hoisted tags go into the head, before the tags of the assets,
 * and the rest into the body, before `afterApp`.
 * @throws if the app lacks the element that separates the two
 */
export function documentOf(app: string, { assetTags, afterApp }: { assetTags: string; afterApp: string }): string {
  const cut = app.indexOf(firstElement)
  if (cut === -1) throw new Error(`The app has no ${firstElement} as its first element`)
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${app.slice(0, cut)}${assetTags}`
  return `<!doctype html><html lang="en"><head>${head}</head><body><div id="app">${app.slice(cut)}</div>${afterApp}</body></html>`
}
