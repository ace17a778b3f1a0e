import { type ActionFunctionArgs, data, useActionData, useLoaderData } from 'react-router'
import type { Role } from '../../../shared/admin/actor'
import type { AdminApi } from '../../../shared/admin/api'
import type { Invitation, PersonList } from '../../../shared/admin/people'
import { ApiError } from '../../../shared/api'
import { type AdminResult, addressWith, adminAction } from '../admin-action'
import { InvitationLink, InviteForm } from '../components/people/invite-form'
import { PersonItem } from '../components/people/person-item'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'

export const loader = (api: AdminApi) => () => api.listPeople()

/** An invitation link is a secret, so it is only in the response and never in an address. */
export const action =
  (api: AdminApi) =>
  async ({ request }: ActionFunctionArgs) => {
    const form = await request.formData()
    const intent = String(form.get('intent'))
    if (intent !== 'invite' && intent !== 'invite-again')
      return adminAction(form, {
        async change({ person, role, active, email }) {
          await api.changePerson(person ?? '', {
            ...(role && { role: role as Role }),
            ...(active && { isActive: active === 'yes' }),
            ...(email !== undefined && { email }),
          })
          return addressWith(request, 'changed')
        },
        async 'remove-passkey'({ person, passkey }) {
          await api.removePasskey(person ?? '', passkey ?? '')
          return addressWith(request, 'changed')
        },
      })
    const [name, given, email] = ['name', 'role', 'email'].map((field) => String(form.get(field) ?? ''))
    const values = { name: name ?? '', role: given ?? '', email: email ?? '' }
    try {
      const person = String(form.get('person') ?? '')
      const role = values.role as Role
      const invitation = await (intent === 'invite' ? api.invitePerson({ ...values, role }) : api.inviteAgain(person))
      return data({ invitation })
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.status === 404) throw error
      return data({ intent, values, problem: error.problem } satisfies AdminResult, { status: error.problem.status })
    }
  }

const done = { changed: { title: 'Saved', text: 'It takes effect with the next request.' } }

type Answer = AdminResult | { invitation: Invitation }

/** The team's members, their roles, and how they sign in. */
export function Component() {
  const { people, arePasskeysPossible, isPasswordOn, isProviderOn, timeZone } = useLoaderData<PersonList>()
  const answer = useActionData<Answer>()
  const invitation = answer && 'invitation' in answer ? answer.invitation : undefined
  const result = answer && 'problem' in answer ? answer : undefined
  return (
    <div className="max-w-3xl">
      <title>People | Administration</title>
      {invitation ? (
        <InvitationLink invitation={invitation} timeZone={timeZone} />
      ) : (
        <Outcome result={result} done={done} />
      )}
      <h1 className="text-3xl">People</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        {isPasswordOn ? 'The admin password also works, as "Password sign-in".' : 'Password sign-in is off.'} Removing a
        passkey, changing an email, making a new link, or deactivating someone ends that person's sessions.
      </p>
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
          <PersonItem
            key={`${person.id} ${person.role} ${person.email}`}
            person={person}
            isProviderOn={isProviderOn}
            timeZone={timeZone}
          />
        ))}
      </ul>
    </div>
  )
}
