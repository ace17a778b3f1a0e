import type { ComponentProps, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { arePasskeysPossible } from '../../shared/admin/passkey-address'
import type { SignInData } from '../../shared/admin/sign-in'
import { Button } from '../components/button'
import { Card } from '../components/card'
import { Labeled } from '../components/labeled'
import { useSite } from '../components/site-context'
import { OutcomeNotice } from './components/submissions/outcome'

/** Shown in place of the requested page: by password without scripts, and by passkey. An invitation makes a passkey. */
export function SignIn(data: SignInData) {
  const { fromElsewhere, isInvitation } = data
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center px-4 py-12">
      <title>Sign in | Administration</title>
      {data.goesOnTo && <meta httpEquiv="refresh" content={`0; url=${data.goesOnTo}`} />}
      {fromElsewhere && !isInvitation && <meta httpEquiv="refresh" content="0" />}
      <Card className="form-card p-6 sm:p-8">
        {data.goesOnTo ? <SignedIn to={data.goesOnTo} /> : isInvitation ? <Invitation /> : <Ways {...data} />}
      </Card>
    </main>
  )
}

/** Shown for a moment: the session cookie is sent from a page of this site, but not from the provider's. */
function SignedIn({ to }: { to: string }) {
  return (
    <>
      <h1 className="text-xl">You are signed in</h1>
      <a href={to} className="link mt-4 inline-block">
        Go on
      </a>
    </>
  )
}

type Fields = SignInData['hiddenFields']

/** For a way to sign in that is below another one. */
const below = 'mt-6 border-t border-line pt-6'

function questionOf(isPasswordOn: boolean, isProviderOn: boolean): string {
  if (isProviderOn) return 'Choose how you sign in.'
  return isPasswordOn ? 'Enter the admin password.' : 'Sign in with your passkey.'
}

function Ways({ problem, hiddenFields, isPasswordOn, isProviderOn }: SignInData) {
  const hasPasskeys = arePasskeysPossible(useSite().siteUrl)
  return (
    <>
      <h1 className="text-xl">Admin Access</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {hiddenFields.length > 0
          ? 'Your session has ended. We kept what you sent and will continue once you sign in.'
          : `${questionOf(isPasswordOn, isProviderOn)} You stay signed in for one hour.`}
      </p>
      {problem && (
        <OutcomeNotice title={problem.title} occasion={problem}>
          {problem.detail}
        </OutcomeNotice>
      )}
      {isPasswordOn && <PasswordForm fields={hiddenFields} hasProblem={problem !== undefined} />}
      {!isPasswordOn && hiddenFields.length > 0 && <Resent fields={hiddenFields} data-carried="" hidden />}
      {isProviderOn && <ProviderPart fields={hiddenFields} className={isPasswordOn ? below : ''} />}
      {hasPasskeys && (
        <>
          <PasskeyPart kind="sign-in" className={isProviderOn ? 'mt-4' : isPasswordOn ? below : ''}>
            Sign in with a passkey
          </PasskeyPart>
          <noscript>
            <p className="mt-6 text-sm text-ink-soft">
              {`Signing in with a passkey requires JavaScript.${isPasswordOn ? ' The password works without it.' : ''}`}
            </p>
          </noscript>
        </>
      )}
    </>
  )
}

function PasswordForm({ fields, hasProblem }: { fields: Fields; hasProblem: boolean }) {
  return (
    <Resent fields={fields} data-carried={fields.length > 0 ? '' : undefined}>
      <Labeled id="password" label="Password">
        <input
          id="password"
          name="password"
          type="password"
          required
          autoComplete="current-password"
          className="control"
          // biome-ignore lint/a11y/noAutofocus: the one thing to do on this page, unless a notice has to be read first.
          autoFocus={!hasProblem}
        />
      </Labeled>
      <Button type="submit" size="large" className="mt-6 w-full">
        Sign in
      </Button>
    </Resent>
  )
}

/** A link, so that it works without scripts. The form being sent waits here for a sign-in in another tab. */
function ProviderPart({ fields, className }: { fields: Fields; className: string }) {
  const { pathname, search } = useLocation()
  const isCarrying = fields.length > 0
  return (
    <div className={className}>
      <a
        href={`/admin/oidc/start?to=${encodeURIComponent(isCarrying ? '/admin/account' : pathname + search)}`}
        target={isCarrying ? '_blank' : undefined}
        rel={isCarrying ? 'noreferrer' : undefined}
        className="button button-secondary button-large w-full"
      >
        {`Sign in with your organization${isCarrying ? ' in a new tab' : ''}`}
      </a>
      {isCarrying && (
        <Resent fields={fields} className="mt-4">
          <Button type="submit" look="secondary" className="w-full">
            Continue once you are signed in there
          </Button>
        </Resent>
      )}
    </div>
  )
}

/** A form to this address with the fields being sent. After a sign-in by passkey, the script sends a carried one. */
function Resent({ fields, children, ...form }: ComponentProps<'form'> & { fields: Fields; 'data-carried'?: string }) {
  const { pathname, search } = useLocation()
  return (
    <form {...form} method="post" action={pathname + search}>
      {fields.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes.
        <input key={at} type="hidden" name={name} value={value} readOnly />
      ))}
      {children}
    </form>
  )
}

function Invitation() {
  return (
    <>
      <h1 className="text-xl">You are invited</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        Create a passkey on this device. It recognizes you by fingerprint, face, or PIN, so there is no password to
        remember. You will be signed in right away. The link works once.
      </p>
      {arePasskeysPossible(useSite().siteUrl) ? (
        <>
          <PasskeyPart kind="join">Make my passkey</PasskeyPart>
          <noscript>
            <p>Creating a passkey requires JavaScript. Turn it on for this site and open the link again.</p>
          </noscript>
        </>
      ) : (
        <p>Browsers cannot create passkeys for this site's address. Ask the person who runs it.</p>
      )}
    </>
  )
}

interface PasskeyPartProps {
  kind: 'sign-in' | 'join'
  className?: string
  children: ReactNode
}

/** Shown by the script once it runs. */
function PasskeyPart({ kind, className = '', children }: PasskeyPartProps) {
  return (
    <div data-passkey={kind} hidden className={className}>
      <Button type="button" size="large" look={kind === 'join' ? 'primary' : 'secondary'} className="w-full">
        {children}
      </Button>
      <p role="alert" className="mt-3 font-medium text-no empty:hidden" />
    </div>
  )
}
