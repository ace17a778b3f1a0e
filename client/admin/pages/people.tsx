import { type ActionFunctionArgs, data, Form, useActionData, useLoaderData } from 'react-router'
import { type Role, roleLabel, roles } from '../../../shared/admin/actor'
import type { AdminApi } from '../../../shared/admin/api'
import { type Invitation, invitationHours, type Person, type PersonList } from '../../../shared/admin/people'
import { roleMeanings } from '../../../shared/admin/permissions'
import { ApiError } from '../../../shared/api'
import { type AdminResult, addressWith, adminAction } from '../admin-action'
import { OutcomeNotice } from '../components/outcome-notice'
import { PasskeyList } from '../components/passkey-list'
import { Moment } from '../components/submissions/badges'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'
import { SubmitButton } from '../components/submit-button'

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
      {invitation ? <Link invitation={invitation} timeZone={timeZone} /> : <Outcome result={result} done={done} />}
      <h1 className="text-3xl">People</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        {isPasswordOn ? 'The admin password also works, as "Owner by password".' : 'Password sign-in is off.'}
      </p>
      {!arePasskeysPossible && (
        <p className="mb-6 rounded-xl bg-accent-soft px-4 py-3">
          People sign in by passkey, which browsers make for addresses with a host name over https. Set SITE_URL to such
          an address first.
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

function Link({ invitation: { name, link, endsAt }, timeZone }: { invitation: Invitation; timeZone: string }) {
  return (
    <OutcomeNotice look="success" title={`A link for ${name}`} occasion={link}>
      <p>
        {'Share it only with them: the first person to open it creates the passkey. It works once, until '}
        <Moment at={endsAt} timeZone={timeZone} />. You will not see it again.
      </p>
      <input
        aria-label="Link"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className="control mt-3 text-sm"
      />
    </OutcomeNotice>
  )
}

/** The email address of the account at the sign-in provider. A passkey needs none. */
function EmailField({ id, value }: { id: string; value: string | undefined }) {
  return (
    <div className="grow sm:max-w-72">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Email of the organization account
      </label>
      <input
        id={id}
        name="email"
        type="email"
        maxLength={254}
        autoComplete="off"
        defaultValue={value}
        className="control"
      />
    </div>
  )
}

function InviteForm({ result, isProviderOn }: { result: AdminResult | undefined; isProviderOn: boolean }) {
  return (
    <Form method="post" className="grid gap-4">
      <div>
        <label htmlFor="person-name" className="mb-1.5 block font-medium">
          Name
        </label>
        <input
          id="person-name"
          name="name"
          required
          maxLength={200}
          autoComplete="off"
          defaultValue={result?.values.name}
          className="control"
        />
      </div>
      {isProviderOn && <EmailField id="new-email" value={result?.values.email} />}
      <RoleField id="new-role" role={(result?.values.role as Role | undefined) ?? 'reader'} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm text-ink-soft">
        {roles.map(({ value, label }) => (
          <div key={value} className="contents">
            <dt className="font-medium">{label}:</dt>
            <dd>{roleMeanings[value]}</dd>
          </div>
        ))}
      </dl>
      <div>
        <SubmitButton value="invite" sending="Inviting…">
          Make a link
        </SubmitButton>
        <p className="mt-2 text-sm text-ink-soft">{`The link is valid for ${invitationHours} hours. No email is sent.`}</p>
      </div>
    </Form>
  )
}

function RoleField({ id, role }: { id: string; role: Role }) {
  return (
    <div className="max-w-60">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Role
      </label>
      <select id={id} name="role" defaultValue={role} className="control select">
        {roles.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface PersonItemProps {
  person: Person
  isProviderOn: boolean
  timeZone: string
}

function PersonItem({ person, isProviderOn, timeZone }: PersonItemProps) {
  const { id, name, role, isActive, invitedUntil, passkeys } = person
  return (
    <li className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <h2 className="font-semibold [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </h2>
      <p className="mb-4 text-sm text-ink-soft">
        {isActive ? roleLabel(role) : 'Deactivated'}
        {person.isBound && ', signs in with the organization account'}
        {invitedUntil && (
          <>
            {', invited until '}
            <Moment at={invitedUntil} timeZone={timeZone} />
          </>
        )}
      </p>
      <PasskeyList passkeys={passkeys} timeZone={timeZone} person={id} />
      {isProviderOn && (
        <Form method="post" className="mt-4 flex flex-wrap items-end gap-3">
          <input type="hidden" name="person" value={id} readOnly />
          <EmailField id={`email-${id}`} value={person.email} />
          <SubmitButton value="change" sending="Saving…" look="secondary" className="min-h-12">
            Change email<span className="sr-only">{` of ${name}`}</span>
          </SubmitButton>
        </Form>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Form method="post" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="person" value={id} readOnly />
          <RoleField id={`role-${id}`} role={role} />
          <SubmitButton value="change" sending="Saving…" look="secondary" className="min-h-12">
            Change role<span className="sr-only">{` of ${name}`}</span>
          </SubmitButton>
        </Form>
        {isActive && (
          <Form method="post">
            <input type="hidden" name="person" value={id} readOnly />
            <SubmitButton value="invite-again" sending="Making…" look="secondary" className="min-h-12">
              New link<span className="sr-only">{` for ${name}`}</span>
            </SubmitButton>
          </Form>
        )}
        <Form method="post">
          <input type="hidden" name="person" value={id} readOnly />
          <input type="hidden" name="active" value={isActive ? 'no' : 'yes'} readOnly />
          <SubmitButton value="change" sending="Saving…" look={isActive ? 'danger' : 'secondary'} className="min-h-12">
            {isActive ? 'Deactivate' : 'Activate'}
            <span className="sr-only">{` ${name}`}</span>
          </SubmitButton>
        </Form>
      </div>
    </li>
  )
}
