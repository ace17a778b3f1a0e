import type { ReactNode } from 'react'
import type { Option } from '../../../shared/forms/field'

interface LabeledProps {
  name: string
  label: string
  hint?: string
  children: ReactNode
}

/** A labeled control whose id is its name. */
export function Labeled({ name, label, hint, children }: LabeledProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

interface ChoiceProps {
  name: string
  value: string | null
  /** The option shown while nothing is selected. */
  none: string
  options: readonly Option[]
  /** The id of its form, if the control is outside it. */
  form?: string
}

export function Choice({ name, value, none, options, form }: ChoiceProps) {
  return (
    <select id={name} name={name} form={form} defaultValue={value ?? ''} className="control select">
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
