import type { ReactNode } from 'react'
import type { Option } from '../../../shared/forms/field'
import { Labeled } from '../labeled'

interface FieldProps {
  name: string
  label: string
  hint?: string
  error?: string | undefined
}

/** A control whose id is its name, below its label, as an item of a grid. */
function Item({ name, children, ...words }: FieldProps & { children: ReactNode }) {
  return (
    <div className="min-w-0">
      <Labeled id={name} {...words}>
        {children}
      </Labeled>
    </div>
  )
}

interface EntryProps extends FieldProps {
  value: string | null
  /** A whole number from this one; text if left out. */
  min?: number
  placeholder?: string | undefined
}

/** A field for a whole number or a line of text. What cannot be read stays in it, with the error. */
export function Entry({ value, min, placeholder, ...field }: EntryProps) {
  const { name, hint, error } = field
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  // Not of type `number`, which sends nothing at all for what is no number.
  const kind = min === undefined ? { maxLength: 200 } : { inputMode: 'numeric' as const, maxLength: 6 }
  return (
    <Item {...field}>
      <input
        id={name}
        name={name}
        type="text"
        {...kind}
        placeholder={placeholder}
        defaultValue={value ?? undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        className="control"
      />
    </Item>
  )
}

interface ChoiceProps extends FieldProps {
  value: string | null
  /** The option while nothing is chosen. */
  none: string
  options: readonly Option[]
}

export function Choice({ value, none, options, ...field }: ChoiceProps) {
  return (
    <Item {...field}>
      <select id={field.name} name={field.name} defaultValue={value ?? ''} className="control select">
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Item>
  )
}

interface BoxesProps {
  name: string
  legend: string
  options: readonly Option[]
  chosen: readonly string[]
}

/** Checkboxes of one key. */
export function Boxes({ name, legend, options, chosen }: BoxesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{legend}</legend>
      <div className="boxes mt-1">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="checkbox size-5 shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
