import { Form } from 'react-router'
import { type Role, roles } from '../../../../shared/admin/actor'
import { invitationHours } from '../../../../shared/admin/people'
import { roleMeanings } from '../../../../shared/admin/permissions'
import type { AdminResult } from '../../admin-action'
import { SubmitButton } from '../submit-button'
import { TextInput } from '../text-input'
import { EmailField, RoleField } from './fields'

export function InviteForm({ result, isProviderOn }: { result: AdminResult | undefined; isProviderOn: boolean }) {
  return (
    <Form method="post" className="grid gap-4">
      <TextInput
        id="person-name"
        name="name"
        label="Name"
        required
        maxLength={200}
        autoComplete="off"
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
