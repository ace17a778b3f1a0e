import { type MouseEvent, useEffect } from 'react'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import type { Problem } from '../../shared/api'
import { buttonClass } from '../components/button-class'
import { useSite } from '../components/site-context'
import { useActor } from './actor'
import { linksOf } from './navigation'

const refusals = new Map([
  [400, 'We could not read this request.'],
  [403, 'This request came from another site, so we did not process it.'],
  [413, 'What you sent is too long. Go back, shorten it, and send it again.'],
  [429, 'Too many requests came from your network. Try again in a few minutes.'],
])

/** Shown instead of an admin page that is missing or failed: inside the admin, with its menu and a way to retry. */
export function FailedPage() {
  const error = useRouteError()
  const { requestId } = useSite()
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const message =
    isRouteErrorResponse(error) && status === 403 ? (error.data as Partial<Problem> | null)?.detail : undefined
  useReloadOnceOnline()
  if (status === 404) return <Missing />
  return (
    <div role="alert" className="max-w-2xl">
      <title>Not loaded | Administration</title>
      <h1 className="text-3xl">This page could not be loaded</h1>
      <p className="mt-3 text-ink-soft">{message ?? reasonOf(status)}</p>
      <p className="mt-2 mb-6 text-ink-soft">Unsaved notes are kept in this browser.</p>
      {requestId && (
        <p className="mb-6 text-sm text-ink-soft">
          In the log, this is request <code className="font-mono text-ink">{requestId}</code>.
        </p>
      )}
      {/* A full page load, because a module that failed to load is not fetched again by the same document. */}
      <a href={pathname + search} onClick={stayWhileOffline} className={buttonClass()}>
        Try again
      </a>
    </div>
  )
}

/** Offline, following the link would show the browser's own error page instead of this one. */
function stayWhileOffline(event: MouseEvent) {
  if (!navigator.onLine) event.preventDefault()
}

/** Reloads by itself once the connection is back. */
function useReloadOnceOnline() {
  useEffect(() => {
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
}

function reasonOf(status: number): string {
  if (typeof navigator !== 'undefined' && !navigator.onLine) return 'You are offline.'
  if (status === 503) return 'The site cannot be reached or is not responding.'
  return refusals.get(status) ?? 'Something went wrong on the server.'
}

export function Missing() {
  const { daily, further } = linksOf(useActor().role)
  return (
    <div className="max-w-2xl">
      <title>Not found | Administration</title>
      <h1 className="text-3xl">Nothing found at this address</h1>
      <p className="mt-3 text-ink-soft">It may have been erased, or the link is incomplete.</p>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        {[...daily, ...further].map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="link inline-block py-1">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
