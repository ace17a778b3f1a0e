import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import type { GateData } from '../../shared/admin/gate'
import { ErrorBoundary as FailedPage } from '../site/pages/error-page'
import { Gate } from './gate'

/** The gate where a session is missing; else the page that says what failed. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 401 && error.data) return <Gate {...(error.data as GateData)} />
  return <FailedPage />
}
