import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { DeadEnd } from '../../components/dead-end'
import { useSite } from '../../components/site-context'
import { Component as NotFound } from './not-found'

/**
 * What a route shows in place of a page that failed. Says nothing of the error itself, only a request id by which an
 * operator finds it in the log. The way home is a full page load, so that nothing broken is carried along.
 */
export function ErrorBoundary() {
  const error = useRouteError()
  const { requestId } = useSite()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <DeadEnd code="500" message="Something went wrong on our side. Please try again in a moment.">
        {requestId && (
          <p className="text-sm text-ink-soft">
            If you write to us, mention request <code className="font-mono text-ink">{requestId}</code>.
          </p>
        )}
        <a href="/" className={buttonClass()}>
          Return to Home
        </a>
      </DeadEnd>
    </>
  )
}
