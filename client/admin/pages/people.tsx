import { useActionData } from 'react-router'
import type { Role } from '../../../shared/admin/actor'
import type { Invitation } from '../../../shared/admin/people'
import { type AdminResult, addressWith, pageAction, pageLoader, useLoaded } from '../admin-action'
import { Page } from '../components/page'
import { InvitationLink, InviteForm } from '../components/people/invite-form'
import { PersonItem } from '../components/people/person-item'
import { Section } from '../components/submissions/section'

export const loader = pageLoader((api) => api.listPeople())

/** An invitation link is a secret, so it is only in the response and never in an address. */
export const action = pageAction((api, { request }) => ({
  async change({ person = '', role, active, email }) {
    await api.changePerson(person, {
      ...(role && { role: role as Role }),
      ...(active && { isActive: active === 'yes' }),
      ...(email !== undefined && { email }),
    })
    return addressWith(request, 'changed')
  },
  async 'remove-passkey'({ person = '', passkey = '' }) {
    await api.removePasskey(person, passkey)
    return addressWith(request, 'changed')
  },
  async invite({ name = '', role = '', email = '' }) {
    return { invitation: await api.invitePerson({ name, role: role as Role, email }) }
  },
  async 'invite-again'({ person = '' }) {
    return { invitation: await api.inviteAgain(person) }
  },
}))

const done = { changed: { title: 'Saved', text: 'It takes effect with the next request.' } }

export function Component() {
  const { people, arePasskeysPossible, isPasswordOn, isProviderOn } = useLoaded<typeof loader>()
  const answer = useActionData<AdminResult | { invitation: Invitation }>()
  const result = answer && 'problem' in answer ? answer : undefined
  return (
    <Page
      title="People"
      intro={`${isPasswordOn ? 'The admin password also works, as "Password sign-in".' : 'Password sign-in is off.'} Removing a passkey, changing an email, making a new link, or deactivating someone ends that person's sessions.`}
      notice={answer && 'invitation' in answer && <InvitationLink invitation={answer.invitation} />}
      result={result}
      done={done}
      className="max-w-3xl"
    >
      {!arePasskeysPossible && (
        <p className="mb-6 rounded-xl bg-accent-soft px-4 py-3">
          People sign in by passkey, which browsers make for addresses with a host name over https. Whoever runs this
          site has to set SITE_URL to such an address first.
        </p>
      )}
      <Section id="invite" title="Invite someone">
        <InviteForm result={result?.intent === 'invite' ? result : undefined} isProviderOn={isProviderOn} />
      </Section>
      <ul className="mt-6 grid gap-4">
        {people.map((person) => (
          <PersonItem key={`${person.id} ${person.role} ${person.email}`} person={person} isProviderOn={isProviderOn} />
        ))}
      </ul>
    </Page>
  )
}
