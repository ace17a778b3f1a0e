import { useState } from 'react'
import { Link, useActionData, useRevalidator } from 'react-router'
import { roleLabel } from '../../../shared/admin/actor'
import { roleMeanings } from '../../../shared/admin/permissions'
import { Button } from '../../components/button'
import { type AdminResult, addressWith, pageAction, pageLoader, useLoaded } from '../admin-action'
import { postAdmin } from '../call'
import { Page } from '../components/page'
import { PasskeyList } from '../components/passkey-list'
import { Section } from '../components/submissions/section'

export const loader = pageLoader((api) => api.readAccount())

export const action = pageAction((api, { request }) => ({
  async 'remove-passkey'({ passkey = '' }) {
    await api.removeOwnPasskey(passkey)
    return addressWith(request, 'removed')
  },
}))

const done = {
  removed: { title: 'Passkey removed', text: 'No one can sign in with it anymore. Your other sessions have ended.' },
}

export function Component() {
  const { actor, passkeys, arePasskeysPossible } = useLoaded<typeof loader>()
  return (
    <Page
      title="Your account"
      heading={<bdi>{actor.name}</bdi>}
      intro={`${roleLabel(actor.role)}. ${roleMeanings[actor.role]}`}
      result={useActionData<AdminResult>()}
      done={done}
      className="max-w-3xl"
    >
      <Section id="passkeys" title="Your passkeys">
        {actor.id === null ? (
          <p className="text-ink-soft">
            You signed in with the shared password, which has no passkeys and does not identify you. Invite yourself
            under{' '}
            <Link to="/admin/people" className="link">
              People
            </Link>
            .
          </p>
        ) : (
          <>
            <PasskeyList passkeys={passkeys} />
            {arePasskeysPossible && <AddPasskey />}
          </>
        )}
      </Section>
    </Page>
  )
}

/** For a second device, or in case one is lost. Needs scripts. */
function AddPasskey() {
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState('')
  const [isUnderWay, setUnderWay] = useState(false)

  async function add() {
    setUnderWay(true)
    setProblem('')
    const { makePasskey, reasonOf } = await import('../passkeys/ceremony')
    try {
      const options = await postAdmin<object>('/account/challenges')
      await postAdmin('/account/passkeys', await makePasskey(options))
      await revalidate()
    } catch (error) {
      setProblem(reasonOf(error))
    }
    setUnderWay(false)
  }

  return (
    <div className="mt-4">
      <Button type="button" look="secondary" onClick={add} disabled={isUnderWay}>
        Add a passkey
      </Button>
      <p className="mt-2 text-sm text-ink-soft">
        If you signed in more than five minutes ago, you are asked to sign in again.
      </p>
      <p role="alert" className="mt-2 font-medium text-no empty:hidden">
        {problem}
      </p>
    </div>
  )
}
