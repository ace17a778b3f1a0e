import { useState } from 'react'
import { type ActionFunctionArgs, Link, useActionData, useLoaderData, useRevalidator } from 'react-router'
import { roleLabel } from '../../../shared/admin/actor'
import type { AdminApi } from '../../../shared/admin/api'
import type { Account } from '../../../shared/admin/people'
import { roleMeanings } from '../../../shared/admin/permissions'
import { Button } from '../../components/button'
import { type AdminResult, addressWith, adminAction } from '../admin-action'
import { postAdmin } from '../call'
import { PasskeyList } from '../components/passkey-list'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'

export const loader = (api: AdminApi) => () => api.readAccount()

export const action =
  (api: AdminApi) =>
  async ({ request }: ActionFunctionArgs) =>
    adminAction(await request.formData(), {
      async 'remove-passkey'({ passkey }) {
        await api.removeOwnPasskey(passkey ?? '')
        return addressWith(request, 'removed')
      },
    })

const done = {
  removed: { title: 'Passkey removed', text: 'No one can sign in with it anymore. Your other sessions have ended.' },
}

/** The signed-in person, their role, and their passkeys. */
export function Component() {
  const { actor, passkeys, arePasskeysPossible, timeZone } = useLoaderData<Account>()
  const result = useActionData<AdminResult>()
  return (
    <div className="max-w-3xl">
      <title>Your account | Administration</title>
      <Outcome result={result} done={done} />
      <h1 className="text-3xl [overflow-wrap:anywhere]">
        <bdi>{actor.name}</bdi>
      </h1>
      <p className="mt-1 mb-6 text-ink-soft">{`${roleLabel(actor.role)}. ${roleMeanings[actor.role]}`}</p>
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
            <PasskeyList passkeys={passkeys} timeZone={timeZone} />
            {arePasskeysPossible && <AddPasskey />}
          </>
        )}
      </Section>
    </div>
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
