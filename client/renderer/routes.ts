import type { ComponentType } from 'react'
import { type ActionFunction, data, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { ApiError } from '../../shared/api'
import { watchedApi } from './failures'
import { type FurtherStyles, styleSource } from './styles'

/** The calls that the pages of one request may make. `context` is what the request was rendered with. */
export type ApiOf<Api> = (context: unknown) => Api

/** Builds an app's route table from the calls that its pages may make. */
export type CreateRoutes<Api> = (apiOf: ApiOf<Api>) => RouteObject[]

/** The exports of a page's file. Loaders and actions run on the server; the browser's scripts do not contain them. */
export interface PageModule<Api> {
  Component: ComponentType
  /** Shown in place of the page if its loader or action threw; if left out, the app's own. */
  ErrorBoundary?: ComponentType
  loader?: (args: PageArgs<Api>) => unknown
  action?: (args: PageArgs<Api>) => unknown
}

/** What a page's loader or action gets: the request, and the calls that it may make. */
export interface PageArgs<Api> extends LoaderFunctionArgs {
  api: Api
}

/**
 * What runs in the browser. `none`: a document whose view is counted. `enhanced`: a script also sends the document's
 * forms. `private`: the same at a secret address, without counting or trackers. `app`: the whole application, which hydrates
 * the page and handles navigation.
 */
export type Hydration = 'none' | 'enhanced' | 'private' | 'app'

/** What the server needs to know about a page besides how to render it. */
export interface PageHandle {
  /** The page's source file, which identifies the built chunk to preload. */
  module: string
  hydration: Hydration
  /** Source paths of the page's stylesheets, besides those of every page. */
  styles: readonly string[]
  /**
   * The canonical query string of a request, so equal pages share one cached copy and unknown keys create no new one;
   * null if this query's page is not cached. Absent: the page has per-visit values and is rendered for each request.
   */
  cacheKey?: (search: URLSearchParams) => string | null
}

/** Pages with scripts have controls. */
const usualStyles: Readonly<Record<Hydration, readonly FurtherStyles[]>> = {
  none: [],
  enhanced: ['forms'],
  private: ['forms'],
  app: [],
}

/** Cache key of a page that ignores the query. */
export const withoutQuery = () => ''

/** What a row of a route table may say besides a page's address and file. */
interface PageOptions extends Pick<PageHandle, 'cacheKey'> {
  /** The app's usual one if left out. */
  hydration?: Hydration
  /** In place of those that pages of this hydration have. */
  styles?: readonly FurtherStyles[]
}

/**
 * Makes rows of an app's route table: each is a lazy React Router route for the page file `name` in `folder`, with
 * hydration `usual` unless its options name another, and the matching stylesheets.
 */
export function pageRoute<Api extends object>(apiOf: ApiOf<Api>, folder: string, usual: Hydration) {
  /** A rejection becomes a response with its status, which an error boundary shows. */
  const withApi = (answer: (args: PageArgs<Api>) => unknown) => async (args: LoaderFunctionArgs) => {
    try {
      return await answer({ ...args, api: watchedApi(apiOf(args.context), args.request) })
    } catch (error) {
      throw error instanceof ApiError ? errorOf(error) : error
    }
  }
  return (
    path: string,
    name: string,
    load: () => Promise<PageModule<Api>>,
    { cacheKey, hydration = usual, styles = usualStyles[hydration] }: PageOptions = {},
  ): RouteObject => ({
    // Named, not counted: an open tab keeps finding its data after a deployment that adds a page.
    id: path,
    path,
    caseSensitive: true,
    handle: {
      module: `${folder}/${name}.tsx`,
      cacheKey,
      hydration,
      styles: styles.map(styleSource),
    } satisfies PageHandle,
    lazy: async () => {
      const { Component, ErrorBoundary, loader, action } = await load()
      return {
        Component,
        ...(ErrorBoundary && { ErrorBoundary }),
        ...(loader && { loader: withApi(loader) }),
        ...(action && { action: onForms(withApi(action)) }),
      }
    },
  })
}

/** What an error boundary gets for a problem. */
export const errorOf = ({ problem }: ApiError) => data(problem, { status: problem.status, statusText: problem.title })

/** Rejects with 415 whatever is posted to an action other than a form. */
function onForms(action: ActionFunction): ActionFunction {
  return (args, context) => {
    const type = args.request.headers.get('Content-Type') ?? ''
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new Response(null, { status: 415 })
    return action(args, context)
  }
}

/** The route that catches a page's errors, so that the layout stays around the error. */
export const boundaryId = 'boundary'

interface AppShape {
  Layout: ComponentType
  ErrorBoundary: ComponentType
  pages: RouteObject[]
}

/** An app: pages inside one layout and one error boundary. */
export function appRoutes({ Layout, ErrorBoundary, pages }: AppShape): RouteObject[] {
  return [{ Component: Layout, children: [{ id: boundaryId, ErrorBoundary, children: pages }] }]
}
