import { isRouteErrorResponse, useRouteError } from 'react-router'
import { buttonClass } from '../../components/button-class'
import { DeadEnd } from '../../components/dead-end'
import { NotFound } from '../../components/not-found'
import { useSite } from '../../components/site-context'

const failure = 'Something went wrong on our side. Please try again in a moment.'

/** What a visitor is told of a request that was refused; anything else counts as our own failure. */
const refusals = new Map([
  [400, 'This request cannot be read.'],
  [403, 'This request was made by another site, so it was not carried out.'],
  [405, 'This page cannot be used in that way.'],
  [413, 'What was sent is too long. Go back, shorten it and send it again.'],
  [415, 'What was sent cannot be read.'],
  [429, 'Too many requests came from your network. Go back and send it again in a few minutes.'],
  [503, 'The site cannot answer at the moment. Please try again shortly.'],
])

/**
 * What a route shows in place of a page that failed. Says nothing of the error itself, only a request id by which an
 * operator finds it in the log. The way home is a full page load, so that nothing broken is carried along.
 */
export function ErrorBoundary() {
  const { requestId } = useSite()
  const status = statusOf(useRouteError())
  if (status === 404) return <NotFound />
  return (
    <>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <DeadEnd code={String(status)} message={refusals.get(status) ?? failure}>
        {requestId && (
          <p className="text-sm text-ink-soft">
            If you write to us, mention request <code className="text-ink">{requestId}</code>.
          </p>
        )}
        <a href="/" className={buttonClass()}>
          Return to Home
        </a>
      </DeadEnd>
    </>
  )
}

function statusOf(error: unknown): number {
  if (!isRouteErrorResponse(error)) return 500
  return error.status === 404 || refusals.has(error.status) ? error.status : 500
}
