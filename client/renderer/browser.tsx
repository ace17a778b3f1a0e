import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, type DataStrategyFunction, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router-dom'
import { SiteProvider } from '../components/site-context'
import { type Payload, payloadId } from './payload'

/**
 * Hydrates the page that the server rendered. The matched routes' lazy modules are loaded first, so that React finds
 * the tree it expects and nothing flashes. Hydration runs in short tasks, between which the browser responds to input.
 * `dataStrategy` gets the data of further pages from the server.
 */
export async function startApp(routes: RouteObject[], dataStrategy: DataStrategyFunction): Promise<void> {
  const enterTyped = keepTypedEarly()
  addHandlers(routes)
  await loadMatchedRoutes(routes)
  const { site, state }: Payload = JSON.parse(element(payloadId).textContent ?? '')
  const router = createBrowserRouter(routes, { hydrationData: state, dataStrategy })
  reloadWhereChunksAreGone(() => createPath(router.state.navigation.location ?? router.state.location))
  startTransition(() => {
    hydrateRoot(
      element('app'),
      <StrictMode>
        <SiteProvider value={site}>
          <AfterHydration run={enterTyped}>
            <RouterProvider router={router} />
          </AfterHydration>
        </SiteProvider>
      </StrictMode>,
    )
  })
}

/** React Router asks `dataStrategy` only for routes with a loader or an action, which the browser's pages have lost. */
function addHandlers(routes: RouteObject[]): void {
  for (const route of routes) {
    if (route.children) addHandlers(route.children)
    else Object.assign(route, { loader: onTheServer, action: onTheServer })
  }
}

const onTheServer = () => null

/** Calls `run` once React has hydrated what is inside, before any of its effects. */
function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useLayoutEffect(run, [run])
  return children
}

/**
 * The key under which a tab stores when it was last reloaded (milliseconds since the epoch), and how long it does not
 * reload again.
 */
const reloadedKey = 'reloaded-at'
const reloadPauseMs = 10_000

/**
 * A deployment removes the previous build's files, which an older tab still requests. The requested page is then loaded
 * as a document, once; if that does not help, the error is shown.
 */
function reloadWhereChunksAreGone(wanted: () => string): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline, a page load would fail too, and the present page would be lost.
    if (!navigator.onLine) return
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(reloadedKey))) < reloadPauseMs) return
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

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no element #${id}`)
  return found
}

/**
 * Keeps text typed before React hydrates the page, because hydration resets a text area to the served value. The
 * returned function restores the text as if it had just been typed, so listeners see it.
 */
function keepTypedEarly(): () => void {
  const typed = new Map<HTMLTextAreaElement, string>()
  const keep = (field: EventTarget | null) => {
    if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) typed.set(field, field.value)
  }
  const onInput = ({ target }: Event) => keep(target)
  for (const field of document.querySelectorAll('textarea')) keep(field)
  document.addEventListener('input', onInput, true)
  return () => {
    document.removeEventListener('input', onInput, true)
    for (const [field, value] of typed) enter(field, value)
  }
}

const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set

/**
 * React tracks the `value` property of the element itself and notices a change only if it is set past that property.
 */
function enter(field: HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  setter?.call(field, value)
  field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
