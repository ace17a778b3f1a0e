import { isRouteErrorResponse, useRouteError } from 'react-router'
import type { SignInData } from '../../shared/admin/sign-in'
import { ErrorBoundary as FailedPage } from '../site/pages/error-page'
import { SignIn } from './sign-in'

/** The sign-in where a session is missing; else the page that says what failed. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 401 && error.data)
    return <SignIn {...(error.data as SignInData)} />
  return <FailedPage />
}
