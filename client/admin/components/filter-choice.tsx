import { noOwner } from '../../../shared/admin/leads'

export interface FilterChoiceProps {
  name: string
  label: string
  value: string
  /** The first one is set if nothing is chosen. */
  options: readonly { value: string; label: string }[]
}

export const isSet = ({ value, options }: FilterChoiceProps) => value !== options[0]?.value

interface SetFiltersProps {
  search?: string
  choices: readonly FilterChoiceProps[]
}

/** On paper, where the controls are left out: what the list was searched for, and which filters were set. */
export function SetFilters({ search, choices }: SetFiltersProps) {
  const set = choices
    .filter(isSet)
    .map(({ label, value, options }) => `${label}: ${options.find((one) => one.value === value)?.label ?? value}`)
  const all = search ? [`Search: ${search}`, ...set] : set
  return all.length > 0 && <p className="mt-2 hidden [overflow-wrap:anywhere] print:block">{all.join(' · ')}</p>
}

export function FilterChoice({ name, label, value, options }: FilterChoiceProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <select
        // Shows what the address says whenever that changes, also on Back; otherwise keeps what was chosen meanwhile.
        key={value}
        id={name}
        name={name}
        defaultValue={value}
        className="control select"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The option that filters nothing. */
export const anyOf = { value: '', label: 'Any' }

export const ownerOptions = (owners: readonly string[]) => [
  anyOf,
  { value: noOwner, label: 'Nobody' },
  ...owners.map((owner) => ({ value: owner, label: owner })),
]
