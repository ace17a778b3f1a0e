import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { arePasskeysPossible } from '../../../shared/admin/passkey-address'
import { ApiError, type Problem } from '../../../shared/api'
import { Button } from '../../components/button'
import { useSite } from '../../components/site-context'
import { call } from '../../renderer/call'
import { useActor } from '../actor'
import { isAsked, onAsked, signedInAgain } from '../sign-in-prompt'

const failed = { type: '', status: 0, title: 'Error', detail: 'Authentication failed' }

/** Comes up over the page when a call found the session ended. What is being edited stays as it is beneath. */
export function SignInDialog() {
  const asked = useSyncExternalStore(onAsked, isAsked, () => false)
  const [problem, setProblem] = useState<Problem>()
  const { siteUrl } = useSite()
  const isPerson = useActor().id !== null
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (asked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [asked])

  /** A browser lets nobody be held by a dialog for long, and closes it at a second Escape: it comes back while it is needed. */
  function comeBack() {
    if (isAsked()) dialog.current?.showModal()
  }

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    try {
      const body = JSON.stringify({ password })
      await call('/api/admin/session', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      setProblem(undefined)
      signedInAgain()
    } catch (error) {
      setProblem(error instanceof ApiError ? error.problem : failed)
    }
  }

  async function signInWithPasskey() {
    const { reasonOf, signInByPasskey } = await import('../passkeys/ceremony')
    try {
      await signInByPasskey()
      setProblem(undefined)
      signedInAgain()
    } catch (error) {
      setProblem({ ...failed, detail: reasonOf(error) })
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="sign-in-title"
      onCancel={(event) => event.preventDefault()}
      onClose={comeBack}
      className="dialog"
    >
      {asked && (
        <form onSubmit={signIn}>
          <h2 id="sign-in-title" className="text-xl">
            Your session has ended
          </h2>
          <p className="mt-2 mb-5 text-ink-soft">Sign in again to go on. Nothing that you wrote is lost.</p>
          {problem && (
            <p role="alert" className="mb-4 font-medium text-no">
              {problem.title}: {problem.detail}
            </p>
          )}
          {arePasskeysPossible(siteUrl) && (
            <Button
              type="button"
              look={isPerson ? 'primary' : 'secondary'}
              onClick={signInWithPasskey}
              className="mb-5 w-full"
            >
              Sign in with a passkey
            </Button>
          )}
          <label htmlFor="password-again" className="mb-1.5 block font-medium">
            Password
          </label>
          <input
            id="password-again"
            name="password"
            type="password"
            required
            autoComplete="current-password"
            className="control"
          />
          <Button type="submit" className="mt-5 w-full">
            Sign in
          </Button>
          {isPerson && <OtherTab />}
        </form>
      )}
    </dialog>
  )
}

/** For whoever signs in by the organization's account: its pages are another site's, to which this one would have to give way. */
function OtherTab() {
  return (
    <p className="mt-5 text-sm text-ink-soft">
      Or{' '}
      <a href="/admin/account" target="_blank" rel="noreferrer" className="link">
        sign in in another tab
      </a>{' '}
      and then{' '}
      <button type="button" onClick={signedInAgain} className="link">
        go on here
      </button>
      .
    </p>
  )
}
