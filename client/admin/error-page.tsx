import { isRouteErrorResponse, useRouteError } from 'react-router'
import type { SignInData } from '../../shared/admin/sign-in'
import { ErrorBoundary as FailedPage } from '../site/pages/error-page'
import { SignIn } from './sign-in'

/** The sign-in page if the session is missing; otherwise the page for the error. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 401 && error.data)
    return <SignIn {...(error.data as SignInData)} />
  return <FailedPage />
}
