import type { ReactNode } from 'react'
import type { Option } from '../../../shared/forms/field'
import { Labeled as Control } from '../labeled'

interface LabeledProps {
  name: string
  label: string
  hint?: string
  children: ReactNode
}

/** A labeled control whose id is its name, as an item of a grid. */
export function Labeled({ name, ...control }: LabeledProps) {
  return (
    <div className="min-w-0">
      <Control id={name} {...control} />
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
