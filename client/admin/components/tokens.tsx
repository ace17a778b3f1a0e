import { Form } from 'react-router'
import { tokenScopes } from '../../../shared/admin/permissions'
import type { ApiToken } from '../../../shared/admin/tokens'
import { Labeled } from '../../components/labeled'
import { ActForm, SubmitButton } from './act-form'
import { CheckBoxes } from './check-boxes'
import { Select } from './select'
import { Moment } from './submissions/badges'
import { TextInput } from './text-input'

export function TokenList({ tokens }: { tokens: readonly ApiToken[] }) {
  if (tokens.length === 0) return <p className="text-ink-soft">No tokens yet.</p>
  return (
    <ul className="rows text-sm">
      {tokens.map(({ id, name, hint, scopes, createdBy, lastUsedOn, revokedAt, expiresAt }) => {
        const ends = revokedAt ?? expiresAt
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="font-medium">{`${name} · …${hint}`}</p>
              <p>{scopes.join(', ')}</p>
              <p className="text-ink-soft">
                {revokedAt ? 'Revoked ' : ends ? 'Valid until ' : 'Valid until it is revoked'}
                {ends && <Moment at={ends} />}
                {` · made by ${createdBy} · ${lastUsedOn ? `last used on ${lastUsedOn}` : 'never used'}`}
              </p>
            </div>
            {revokedAt === null && (
              <ActForm
                value="revoke"
                fields={{ id }}
                sending="Revoking…"
                look="danger"
                aria-label={`Revoke ${name} …${hint}`}
              >
                Revoke
              </ActForm>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Creates a token for a program that calls the admin's endpoints. */
export function NewToken({ values = {} }: { values: Readonly<Record<string, string>> | undefined }) {
  return (
    <Form method="post">
      <TextInput id="token-name" name="name" label="Program" required maxLength={60} defaultValue={values.name} />
      <CheckBoxes legend="It may" name="scopes" choices={tokenScopes} chosen={[]} />
      <div className="mt-4">
        <Labeled id="days" label="Valid for">
          <Select id="days" name="days" defaultValue={values.days ?? '90'} className="max-w-60" options={lifetimes} />
        </Labeled>
      </div>
      <SubmitButton value="token" sending="Making…" className="mt-4">
        Make a token
      </SubmitButton>
    </Form>
  )
}

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '0', label: 'Until it is revoked' },
]
