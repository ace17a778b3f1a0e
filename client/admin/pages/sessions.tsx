import { useActionData } from 'react-router'
import { roleLabel } from '../../../shared/admin/actor'
import { type AdminResult, addressWith, pageAction, pageLoader, useLoaded } from '../admin-action'
import { ActForm } from '../components/act-form'
import { Page, Row, RowList } from '../components/page'
import { Moment } from '../components/submissions/badges'

export const loader = pageLoader((api) => api.listSessions())

export const action = pageAction((api, { request }) => ({
  async end({ session = '' }) {
    await api.endSession(session)
    return addressWith(request, 'ended')
  },
  async others() {
    await api.endOtherSessions()
    return addressWith(request, 'others')
  },
}))

const done = {
  ended: { title: 'Session ended', text: 'Its next request will be refused. Unsaved typing there is kept.' },
  others: { title: 'Other sessions ended', text: 'This is now the only session.' },
}

/** Current sessions, one's own or, for an owner, everyone's: who, and in what kind of browser. */
export function Component() {
  const { sessions } = useLoaded<typeof loader>()
  return (
    <Page
      title="Sessions"
      intro="Each session ends an hour after sign-in."
      result={useActionData<AdminResult>()}
      done={done}
    >
      {sessions.length > 1 && (
        <ActForm value="others" sending="Ending…" look="secondary" formClass="mb-4">
          End all other sessions
        </ActForm>
      )}
      <RowList>
        {sessions.map(({ id, actor, browser, signedInAt, seenAt, isPresent }) => (
          <Row
            key={id}
            name={<bdi>{actor.name}</bdi>}
            mark={isPresent && 'This session'}
            side={
              !isPresent && (
                <ActForm value="end" fields={{ session: id }} sending="Ending…" look="secondary">
                  End<span className="sr-only">{` the session of ${actor.name}, ${browser}`}</span>
                </ActForm>
              )
            }
          >
            <p className="text-sm text-ink-soft">
              {`${roleLabel(actor.role)}, ${browser}. Signed in `}
              <Moment at={signedInAt} />
              {', last seen '}
              <Moment at={seenAt} />
            </p>
          </Row>
        ))}
      </RowList>
    </Page>
  )
}
