import { type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { roleLabel } from '../../../shared/admin/actor'
import type { AdminApi } from '../../../shared/admin/api'
import type { AdminSessionEntry, SessionList } from '../../../shared/admin/sessions'
import { type AdminResult, addressWith, adminAction } from '../admin-action'
import { ActForm } from '../components/act-form'
import { Moment } from '../components/submissions/badges'
import { Outcome } from '../components/submissions/outcome'

export const loader = (api: AdminApi) => () => api.listSessions()

export const action =
  (api: AdminApi) =>
  async ({ request }: ActionFunctionArgs) =>
    adminAction(await request.formData(), {
      async end({ session }) {
        await api.endSession(session ?? '')
        return addressWith(request, 'ended')
      },
      async others() {
        await api.endOtherSessions()
        return addressWith(request, 'others')
      },
    })

const done = {
  ended: { title: 'Session ended', text: 'Its next request will be refused. Unsaved typing there is kept.' },
  others: { title: 'Other sessions ended', text: 'This is now the only session.' },
}

/** Current sessions, one's own or, for an owner, everyone's: who, and in what kind of browser. */
export function Component() {
  const { sessions, timeZone } = useLoaderData<SessionList>()
  const result = useActionData<AdminResult>()
  return (
    <>
      <title>Sessions | Administration</title>
      <Outcome result={result} done={done} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">Sessions</h1>
          <p className="mt-1 text-ink-soft">Each session ends an hour after sign-in.</p>
        </div>
        {sessions.length > 1 && (
          <ActForm value="others" sending="Ending…" look="secondary">
            End all other sessions
          </ActForm>
        )}
      </div>
      <ul className="rows mt-6 overflow-hidden rounded-2xl border border-line bg-surface">
        {sessions.map((session) => (
          <Session key={session.id} session={session} timeZone={timeZone} />
        ))}
      </ul>
    </>
  )
}

function Session({ session, timeZone }: { session: AdminSessionEntry; timeZone: string }) {
  const { id, actor, browser, signedInAt, seenAt, isPresent } = session
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          <bdi>{actor.name}</bdi>
          {isPresent && <span className="ml-3 text-sm font-normal text-ink-soft">This session</span>}
        </p>
        <p className="text-sm text-ink-soft">
          {`${roleLabel(actor.role)}, ${browser}. Signed in `}
          <Moment at={signedInAt} timeZone={timeZone} />
          {', last seen '}
          <Moment at={seenAt} timeZone={timeZone} />
        </p>
      </div>
      {!isPresent && (
        <ActForm value="end" fields={{ session: id }} sending="Ending…" look="secondary">
          End<span className="sr-only">{` the session of ${actor.name}, ${browser}`}</span>
        </ActForm>
      )}
    </li>
  )
}
