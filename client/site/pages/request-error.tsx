import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NothingKept } from '../../components/request/nothing-kept'
import { ErrorBoundary as SiteErrorBoundary } from './error-page'

/** What the pages of a request show where nothing is kept, or where they failed. */
export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NothingKept /> : <SiteErrorBoundary />
}
