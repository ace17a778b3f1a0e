import type { ComponentType } from 'react'
import { type ActionFunction, data, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { ApiError } from '../../shared/api'
import { watchedApi } from './failures'

/** What the pages of one request may ask. `context` is what the request was rendered with; the browser has none. */
export type ApiOf<Api> = (context: unknown) => Api

/** Builds an app's whole route table on what its pages may ask: direct calls on the server, `fetch` in the browser. */
export type CreateRoutes<Api> = (apiOf: ApiOf<Api>) => RouteObject[]

/** What a page's file exports; loaders and actions receive the `Api`, so one version serves both sides. */
export interface PageModule<Api> {
  Component: ComponentType
  /** Shown in place of the page where its loader or its action threw; absent: the app's own. */
  ErrorBoundary?: ComponentType
  loader?: (api: Api) => LoaderFunction
  action?: (api: Api) => ActionFunction
}

/**
 * What runs in the browser. `none`: a document whose view is counted. `enhanced`: a script also sends the document's
 * forms. `private`: the same at a secret address, without counting or trackers. `tool`: a document with islands that
 * React takes over. `app`: the whole application, which hydrates the page and handles navigation.
 */
export type Hydration = 'none' | 'enhanced' | 'private' | 'tool' | 'app'

/** What the server must know about a page besides how to render it. */
export interface PageHandle {
  /** The page's source file, by which the built chunk to preload is found. */
  module: string
  hydration: Hydration
  /** Source paths of the stylesheets that it has besides those of every page. */
  styles: readonly string[]
  /**
   * The canonical query string of a request, so equal pages share one cached copy and unknown keys create no new one;
   * null if this query's page is not cached. Absent: the page has per-visit values and is rendered for each request.
   */
  cacheKey?: (search: URLSearchParams) => string | null
}

/** A stylesheet of some pages: `forms`, what is filled in or chosen; `controls`, fields alone; `evidence`, values with their sources. */
export type FurtherStyles = 'forms' | 'controls' | 'evidence'

/** Where something is done on a page, there are controls. */
const usualStyles: Readonly<Record<Hydration, readonly FurtherStyles[]>> = {
  none: [],
  enhanced: ['forms'],
  private: ['forms'],
  tool: ['forms'],
  app: [],
}

/** Cache key of a page that heeds no query at all. */
export const withoutQuery = () => ''

/** In place of a cache key: the page holds per-visit values and is rendered for each request. */
export const perVisit = undefined

/**
 * Makes rows of an app's route table: each is a lazy React Router route whose page is the file `name` in `folder`, with
 * the hydration `usual` where the row names no other, and the stylesheets that go with it.
 */
export function pageRoute<Api extends object>(apiOf: ApiOf<Api>, folder: string, usual: Hydration) {
  const api = ({ context, request }: LoaderFunctionArgs) => watchedApi(apiOf(context), request)
  return (
    path: string,
    name: string,
    load: () => Promise<PageModule<Api>>,
    cacheKey?: PageHandle['cacheKey'],
    hydration = usual,
    styles = usualStyles[hydration],
  ): RouteObject => ({
    path,
    caseSensitive: true,
    handle: {
      module: `${folder}/${name}.tsx`,
      cacheKey,
      hydration,
      styles: styles.map((sheet) => `client/styles/${sheet}.css`),
    } satisfies PageHandle,
    lazy: async () => {
      const { Component, ErrorBoundary, loader, action } = await load()
      return {
        Component,
        ...(ErrorBoundary && { ErrorBoundary }),
        ...(loader && { loader: answered((args, further) => loader(api(args))(args, further)) }),
        ...(action && { action: onForms(answered((args, further) => action(api(args))(args, further))) }),
      }
    },
  })
}

/** What the product refuses is an answer with the status of the refusal, which an error boundary shows. */
function answered(answer: LoaderFunction): LoaderFunction {
  return async (args, context) => {
    try {
      return await answer(args, context)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, title } = error.problem
      throw data(error.problem, { status, statusText: title })
    }
  }
}

/** An action reads a form; anything else that is posted to it is refused with 415. */
function onForms(action: ActionFunction): ActionFunction {
  return (args, context) => {
    const type = args.request.headers.get('Content-Type') ?? ''
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new Response(null, { status: 415 })
    return action(args, context)
  }
}

/** The route that catches what goes wrong in a page, so that the layout stays around the error. */
export const boundaryId = 'boundary'

interface AppShape {
  Layout: ComponentType
  ErrorBoundary: ComponentType
  pages: RouteObject[]
}

/** An app: its pages inside one layout and one error boundary. */
export function appRoutes({ Layout, ErrorBoundary, pages }: AppShape): RouteObject[] {
  return [{ Component: Layout, children: [{ id: boundaryId, ErrorBoundary, children: pages }] }]
}
