import { useLocation } from 'react-router'
import type { SignInData } from '../../shared/admin/sign-in'
import { Button } from '../components/button'
import { Card } from '../components/card'
import { OutcomeNotice } from './components/outcome-notice'

/** The question for the password in place of a page. A plain form, so that it works whatever the browser runs. */
export function SignIn({ problem, hiddenFields, fromElsewhere }: SignInData) {
  const { pathname, search } = useLocation()
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center px-4 py-12">
      <title>Sign in | Administration</title>
      {fromElsewhere && <meta httpEquiv="refresh" content="0" />}
      <Card className="form-card p-6 sm:p-8">
        <h1 className="text-xl">Admin Access</h1>
        <p className="mt-2 mb-6 text-ink-soft">
          {hiddenFields.length > 0
            ? 'Your session has ended. What you sent is kept and goes on when you have signed in.'
            : 'Enter the admin password. You stay signed in for one hour.'}
        </p>
        {problem && (
          <OutcomeNotice title={problem.title} occasion={problem}>
            {problem.detail}
          </OutcomeNotice>
        )}
        <form method="post" action={pathname + search}>
          {hiddenFields.map(([name, value], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes.
            <input key={at} type="hidden" name={name} value={value} readOnly />
          ))}
          <label htmlFor="password" className="mb-1.5 block font-medium">
            Password
          </label>
          <input
            id="password"
            name="password"
            type="password"
            required
            autoComplete="current-password"
            className="control"
            // biome-ignore lint/a11y/noAutofocus: the one thing to do on this page, unless a notice has to be read first.
            autoFocus={!problem}
          />
          <Button type="submit" size="large" className="mt-6 w-full">
            Sign in
          </Button>
        </form>
      </Card>
    </main>
  )
}
