import { Form } from 'react-router'
import { roleLabel } from '../../../../shared/admin/actor'
import type { AccountRefusal, Person } from '../../../../shared/admin/people'
import { ActForm, SubmitButton } from '../act-form'
import { PasskeyList } from '../passkey-list'
import { Moment } from '../submissions/badges'
import { EmailField, RoleField } from './invite-form'

const refusals = {
  'unverified-email': 'the provider did not confirm the email address. Ask whoever runs the provider.',
  'unknown-person':
    'this person is deactivated, or bound to another account. To bind this one, remove the email and enter it again.',
} satisfies Record<AccountRefusal['reason'], string>

export function PersonItem({ person, isProviderOn }: { person: Person; isProviderOn: boolean }) {
  const { id, name, role, isActive, invitedUntil, passkeys, tokens, refusal } = person
  return (
    <li className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <h2 className="font-semibold [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </h2>
      <p className="mb-4 text-sm text-ink-soft">
        {isActive ? roleLabel(role) : 'Deactivated'}
        {`, ${id.slice(0, 8)} in the audit log`}
        {person.isBound && ', signs in with the organization account'}
        {invitedUntil && (
          <>
            {', invited until '}
            <Moment at={invitedUntil} />
          </>
        )}
      </p>
      {isProviderOn && refusal && (
        <p className="mb-4 text-sm">
          {'The account with this email was refused '}
          <Moment at={refusal.at} />
          {`: ${refusals[refusal.reason]}`}
        </p>
      )}
      <PasskeyList passkeys={passkeys} person={id} />
      {tokens.length > 0 && (
        <p className="mt-4 text-sm text-ink-soft [overflow-wrap:anywhere]">
          {`API tokens: ${tokens.join(', ')}. Deactivating this person revokes them, and so does a role that does not allow what they do.`}
        </p>
      )}
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
          <ActForm value="invite-again" fields={{ person: id }} sending="Making…" look="secondary" className="min-h-12">
            New link<span className="sr-only">{` for ${name}`}</span>
          </ActForm>
        )}
        <ActForm
          value="change"
          fields={{ person: id, active: isActive ? 'no' : 'yes' }}
          sending="Saving…"
          look={isActive ? 'danger' : 'secondary'}
          className="min-h-12"
        >
          {isActive ? 'Deactivate' : 'Activate'}
          <span className="sr-only">{` ${name}`}</span>
        </ActForm>
      </div>
    </li>
  )
}
