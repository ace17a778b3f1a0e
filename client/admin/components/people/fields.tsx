import { type Role, roles } from '../../../../shared/admin/actor'
import { Labeled } from '../../../components/labeled'

/** The email address of the account at the sign-in provider. A passkey needs none. */
export function EmailField({ id, value }: { id: string; value: string | undefined }) {
  return (
    <div className="grow sm:max-w-72">
      <Labeled id={id} label="Email of the organization account">
        <input
          id={id}
          name="email"
          type="email"
          maxLength={254}
          autoComplete="off"
          defaultValue={value}
          className="control"
        />
      </Labeled>
    </div>
  )
}

export function RoleField({ id, role }: { id: string; role: Role }) {
  return (
    <div className="max-w-60">
      <Labeled id={id} label="Role">
        <select id={id} name="role" defaultValue={role} className="control select">
          {roles.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Labeled>
    </div>
  )
}
