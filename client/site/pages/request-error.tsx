import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from '../../components/button'
import { DeadEnd } from '../../components/dead-end'
import { TextLink } from '../../components/text-link'
import { ErrorBoundary as SiteErrorBoundary } from './error-page'

/** Shown by a request's pages if there is no request or they failed. */
export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NothingKept /> : <SiteErrorBoundary />
}

/** Shown for an unknown request address, whether or not a request was ever stored there. */
function NothingKept() {
  return (
    <>
      <title>Nothing is kept here</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <DeadEnd code="404" message="Nothing is kept at this address.">
        <p className="max-w-xl text-ink-soft">
          Either the request was erased, along with everything we kept about it, or part of the address is missing: some
          email programs cut off long links. Try the link in our email again.
        </p>
        <ButtonLink to="/get-recommendation">Request a Recommendation</ButtonLink>
        <p className="text-ink-soft">
          Or <TextLink to="/contact">write to us</TextLink>.
        </p>
      </DeadEnd>
    </>
  )
}
