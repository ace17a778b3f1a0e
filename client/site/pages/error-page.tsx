import { isRouteErrorResponse, useRouteError } from 'react-router'
import { buttonClass } from '../../components/button-class'
import { DeadEnd } from '../../components/dead-end'
import { NotFound } from '../../components/not-found'
import { useSite } from '../../components/site-context'

const failure = 'Something went wrong on our side. Please try again in a moment.'

/** The message for a request that was rejected; any other error counts as our own failure. */
const refusals = new Map([
  [400, 'We could not read this request.'],
  [
    403,
    "This request did not come from this site's own address, so we did not process it. Reload the form and send it again. If that does not help, this site's address is set wrong: please tell the people who run it.",
  ],
  [405, 'This page does not support that kind of request.'],
  [413, 'What you sent is too long. Go back, shorten it, and send it again.'],
  [415, 'We could not read what you sent.'],
  [429, 'We received too many requests from your network. Wait a few minutes, then go back and send it again.'],
  [503, 'The site is unavailable right now. Please try again shortly.'],
])

/**
 * Shown by a route whose page failed. It reveals nothing about the error except a request id, with which an operator
 * finds it in the log. The link home loads a full page, so no broken state is carried along.
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
