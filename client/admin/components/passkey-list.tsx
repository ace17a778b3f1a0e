import type { PasskeyEntry } from '../../../shared/admin/people'
import { ActForm } from './act-form'
import { Moment } from './submissions/badges'

export function PasskeyList({ passkeys, person }: { passkeys: readonly PasskeyEntry[]; person?: string }) {
  if (passkeys.length === 0) return <p className="text-sm text-ink-soft">No passkey yet.</p>
  return (
    <ul className="rows text-sm">
      {passkeys.map(({ id, name, isSynced, createdAt, usedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
          <p>
            <span className="font-medium">{name}</span>
            <span className="block text-ink-soft">
              {isSynced ? 'Kept in an account. Made ' : 'On one device. Made '}
              <Moment at={createdAt} />
              {usedAt && (
                <>
                  {', last used '}
                  <Moment at={usedAt} />
                </>
              )}
            </span>
          </p>
          <ActForm value="remove-passkey" fields={{ person, passkey: id }} sending="Removing…" look="secondary">
            Remove<span className="sr-only">{` the passkey of ${name}`}</span>
          </ActForm>
        </li>
      ))}
    </ul>
  )
}
