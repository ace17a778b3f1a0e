import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router-dom'
import type { Api } from '../../shared/api'

/** Builds an app's whole route table on an `Api`: direct calls on the server, `fetch` in the browser. */
export type CreateRoutes = (api: Api) => RouteObject[]

/** What a page's file exports; loaders and actions are given the `Api` and so are written once for both sides. */
export interface PageModule {
  Component: ComponentType
  loader?: (api: Api) => LoaderFunction
  action?: (api: Api) => ActionFunction
}

/** What the server must know of a page besides how to render it. */
export interface PageHandle {
  /** The page's source file, by which the built chunk to preload is found. */
  module: string
  /**
   * Gives the canonical query string of a request, so that equal pages share one cached copy and unknown keys
   * make no new one. Absent: the page holds per-visit values and is rendered for each request.
   */
  cacheKey?: (search: URLSearchParams) => string
}

/** Cache key of a page that heeds no query at all. */
export const withoutQuery = () => ''

/**
 * Makes rows of an app's route table: each is a lazy React Router route whose page is the file `name` in `folder`.
 */
export function pageRoute(api: Api, folder: string) {
  return (
    path: string,
    name: string,
    load: () => Promise<PageModule>,
    cacheKey?: PageHandle['cacheKey'],
  ): RouteObject => ({
    path,
    caseSensitive: true,
    handle: { module: `${folder}/${name}.tsx`, cacheKey } satisfies PageHandle,
    lazy: async () => {
      const { Component, loader, action } = await load()
      return { Component, ...(loader && { loader: loader(api) }), ...(action && { action: onForms(action(api)) }) }
    },
  })
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
