import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { arePasskeysPossible } from '../../../shared/admin/passkey-address'
import { freshSignIn } from '../../../shared/admin/sign-in'
import { ApiError, type Problem } from '../../../shared/api'
import { Button } from '../../components/button'
import { buttonClass } from '../../components/button-class'
import { useSite } from '../../components/site-context'
import { call, posted } from '../../renderer/call'
import { useActor, useWaysIn } from '../actor'
import { onAsked, reasonAsked, signedInAgain } from '../sign-in-prompt'
import { TextInput } from './text-input'

/** Opens over the page when a call finds that the session has ended. Edits stay on the page below. */
export function SignInDialog() {
  const asked = useSyncExternalStore(onAsked, reasonAsked, () => undefined)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (asked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [asked])

  /** The second Escape closes a modal dialog whatever its handlers say, so it is reopened while it is needed. */
  function comeBack() {
    if (reasonAsked()) dialog.current?.showModal()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="sign-in-title"
      onCancel={(event) => event.preventDefault()}
      onClose={comeBack}
      className="dialog"
    >
      {asked && <Question asked={asked} />}
    </dialog>
  )
}

const failed = { type: '', status: 0, title: 'Error', detail: 'Authentication failed' }

type Refused = (problem: Problem) => void

/** Offers the configured ways to sign in: passkey, the organization's account, password. */
function Question({ asked }: { asked: Problem }) {
  const [problem, setProblem] = useState<Problem>()
  const { isPasswordOn, isProviderOn } = useWaysIn()
  const { siteUrl } = useSite()
  const isPerson = useActor().id !== null
  const isSessionOver = asked.title !== freshSignIn.title
  return (
    <div className="grid gap-5">
      <div>
        <h2 id="sign-in-title" className="text-xl">
          {isSessionOver ? 'Your session has ended' : freshSignIn.title}
        </h2>
        <p className="mt-2 text-ink-soft">
          {isSessionOver ? 'Sign in again to continue. Your work is still here.' : freshSignIn.detail}
        </p>
      </div>
      {problem && (
        <p role="alert" className="font-medium text-no">
          {problem.title}: {problem.detail}
        </p>
      )}
      {arePasskeysPossible(siteUrl) && (
        <PasskeyWay look={isPerson || !isPasswordOn ? 'primary' : 'secondary'} refused={setProblem} />
      )}
      {isProviderOn && <ProviderWay refused={setProblem} />}
      {isPasswordOn && <PasswordWay refused={setProblem} />}
    </div>
  )
}

function PasskeyWay({ look, refused }: { look: 'primary' | 'secondary'; refused: Refused }) {
  async function signIn() {
    const ceremony = await import('../passkeys/ceremony').catch(() => undefined)
    try {
      await ceremony?.signInByPasskey()
      if (ceremony) signedInAgain()
      else refused(failed)
    } catch (error) {
      refused({ ...failed, detail: ceremony?.reasonOf(error) })
    }
  }

  return (
    <Button type="button" look={look} onClick={signIn} className="w-full">
      Sign in with a passkey
    </Button>
  )
}

/** The provider's pages are on another site and would replace this page, so they open in a new window. */
function ProviderWay({ refused }: { refused: Refused }) {
  async function goOn() {
    try {
      await call('/api/admin/session')
      signedInAgain()
    } catch {
      refused({ ...failed, title: 'Not signed in yet', detail: 'Sign in using the other tab first.' })
    }
  }

  return (
    <div className="grid gap-3">
      <a
        href="/admin/oidc/start?to=/admin/account"
        target="_blank"
        rel="noreferrer"
        className={`${buttonClass('secondary')} w-full`}
      >
        Sign in with your organization in a new tab
      </a>
      <Button type="button" look="secondary" onClick={goOn} className="w-full">
        Continue once you are signed in there
      </Button>
    </div>
  )
}

function PasswordWay({ refused }: { refused: Refused }) {
  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    try {
      await call('/api/admin/session', posted({ password }))
      signedInAgain()
    } catch (error) {
      refused(error instanceof ApiError ? error.problem : failed)
    }
  }

  return (
    <form onSubmit={signIn}>
      <TextInput
        id="password-again"
        name="password"
        label="Password"
        type="password"
        required
        autoComplete="current-password"
      />
      <Button type="submit" className="mt-5 w-full">
        Sign in
      </Button>
    </form>
  )
}
