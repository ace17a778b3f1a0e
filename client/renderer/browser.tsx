import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router-dom'
import { SiteProvider } from '../components/site-context'
import { type Payload, payloadId } from './payload'
import { keepTypedEarly } from './typed-early'

/**
 * Takes over the page that the server rendered. The lazy parts of the matched routes are loaded before hydration,
 * so that React finds the tree it expects and nothing flashes. It works in short turns, between which the browser
 * answers the visitor.
 */
export async function startApp(routes: RouteObject[]): Promise<void> {
  const enterTyped = keepTypedEarly()
  await loadMatchedRoutes(routes)
  const { site, state } = readPayload()
  const router = createBrowserRouter(routes, { hydrationData: state })
  reloadWhereChunksAreGone(() => createPath(router.state.navigation.location ?? router.state.location))
  startTransition(() => {
    hydrateRoot(
      appRoot(),
      <StrictMode>
        <SiteProvider value={site}>
          <OnceThere run={enterTyped}>
            <RouterProvider router={router} />
          </OnceThere>
        </SiteProvider>
      </StrictMode>,
    )
  })
}

/** Runs when React has taken over all within it, before any of its passive effects. */
function OnceThere({ run, children }: { run: () => void; children: ReactNode }) {
  useLayoutEffect(run, [run])
  return children
}

/** Under which a tab remembers when it was loaded anew, in milliseconds since the epoch, and how long that is held against it. */
const reloadedKey = 'reloaded-at'
const reloadPauseMs = 10_000

/**
 * A deployment takes the files of the former build away, which a tab of before it still asks for. The page that was wanted is then
 * loaded as a document, once: where that does not help, the failure is shown.
 */
function reloadWhereChunksAreGone(wanted: () => string): void {
  window.addEventListener('vite:preloadError', (event) => {
    // A document would not come either, and what is on the page would be gone.
    if (!navigator.onLine) return
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < reloadPauseMs) return
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    event.preventDefault()
    location.assign(wanted())
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
