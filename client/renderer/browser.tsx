import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { SiteProvider } from '../components/site-context'
import { type Payload, payloadId } from './payload'

/**
 * Takes over the page that the server rendered. The lazy parts of the matched routes are loaded before hydration,
 * so that React finds the tree it expects and nothing flashes. It works in short turns, between which the browser
 * answers the visitor.
 */
export async function startApp(routes: RouteObject[]): Promise<void> {
  await loadMatchedRoutes(routes)
  const { site, state } = readPayload()
  const router = createBrowserRouter(routes, { hydrationData: state })
  startTransition(() => {
    hydrateRoot(
      appRoot(),
      <StrictMode>
        <SiteProvider value={site}>
          <RouterProvider router={router} />
        </SiteProvider>
      </StrictMode>,
    )
  })
}

async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

function readPayload(): Payload {
  return JSON.parse(element(payloadId).textContent ?? '') as Payload
}

function appRoot(): HTMLElement {
  return element('app')
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no element #${id}`)
  return found
}
