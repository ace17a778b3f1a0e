import { Form } from 'react-router'
import { type Role, roles } from '../../../../shared/admin/actor'
import { type Invitation, invitationHours } from '../../../../shared/admin/people'
import { roleMeanings } from '../../../../shared/admin/permissions'
import { Labeled } from '../../../components/labeled'
import type { AdminResult } from '../../admin-action'
import { SubmitButton } from '../act-form'
import { Select } from '../select'
import { Moment } from '../submissions/badges'
import { OutcomeNotice } from '../submissions/outcome'
import { TextInput } from '../text-input'

export function InviteForm({ result, isProviderOn }: { result: AdminResult | undefined; isProviderOn: boolean }) {
  return (
    <Form method="post" className="grid gap-4">
      <TextInput
        id="person-name"
        name="name"
        label="Name"
        required
        maxLength={200}
        defaultValue={result?.values.name}
      />
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

/** The link to share, which is shown only once. */
export function InvitationLink({ invitation: { name, link, endsAt } }: { invitation: Invitation }) {
  return (
    <OutcomeNotice look="success" title={`A link for ${name}`} occasion={link}>
      <p>
        {'Share it only with them: the first person to open it creates the passkey. It works once, until '}
        <Moment at={endsAt} />. You will not see it again.
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
export function EmailField({ id, value }: { id: string; value: string | undefined }) {
  return (
    <div className="grow sm:max-w-72">
      <TextInput
        id={id}
        name="email"
        label="Email of the organization account"
        type="email"
        maxLength={254}
        defaultValue={value}
      />
    </div>
  )
}

export function RoleField({ id, role }: { id: string; role: Role }) {
  return (
    <div className="max-w-60">
      <Labeled id={id} label="Role">
        <Select id={id} name="role" defaultValue={role} options={roles} />
      </Labeled>
    </div>
  )
}
