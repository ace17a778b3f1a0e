import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NothingKept } from '../../components/request/nothing-kept'
import { ErrorBoundary as SiteErrorBoundary } from './error-page'

/** Shown by a request's pages if there is no request or they failed. */
export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NothingKept /> : <SiteErrorBoundary />
}
