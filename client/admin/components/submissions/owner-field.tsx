import { useId } from 'react'
import { type SubmissionStatus, statusLabel } from '../../../../shared/admin/submissions'

interface OwnerFieldProps {
  owner: string
  owners: readonly string[]
  label?: string
  placeholder?: string
}

/** The owner: someone who already owns an item, or a new name. */
export function OwnerField({ owner, owners, label = 'Owner', placeholder = 'Nobody' }: OwnerFieldProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        name="owner"
        list={`${id}-known`}
        defaultValue={owner}
        maxLength={200}
        autoComplete="off"
        placeholder={placeholder}
        className="control"
      />
      <datalist id={`${id}-known`}>
        {owners.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </div>
  )
}

export const statusOption = (value: SubmissionStatus) => ({ value, label: statusLabel(value) })
