import type { ReactNode } from 'react'
import type { Option } from '../../../shared/forms/field'

interface LabeledProps {
  name: string
  label: string
  hint?: string
  children: ReactNode
}

/** A control whose id is its name, under its question. */
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
  /** What stands there while nothing is chosen. */
  none: string
  options: readonly Option[]
  /** The id of the form that it belongs to, where it stands outside. */
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
