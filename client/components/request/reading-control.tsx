import type { ReadingField } from '../../../shared/leads/reading/field'
import { Field } from '../field'

/** The list of the names of systems. */
export const systemsId = 'systems'

interface ControlProps {
  field: ReadingField
  value: string
  error: string | undefined
}

/** A text or a choice, filled in. */
export function Control({ field, value, error }: ControlProps) {
  const { name, label, control, options, hint, isSystem } = field
  const shown = {
    name,
    label,
    options,
    hint,
    required: false,
    placeholder: control === 'select' ? 'Not said' : undefined,
  }
  return (
    <Field
      field={{
        ...shown,
        control: control === 'select' ? 'select' : 'text',
        suggestions: isSystem ? systemsId : undefined,
      }}
      value={value}
      error={error}
    />
  )
}

export function Box({ field: { name, value, label }, isChecked }: { field: ReadingField; isChecked: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        className="checkbox size-5 shrink-0"
      />
      <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {label}
      </span>
    </label>
  )
}

/** The words that a suggestion rests on, so that it can be judged. */
export function Said({ field: { quote, contradiction, isOpen, label } }: { field: ReadingField }) {
  if (contradiction)
    return (
      <p className="mt-1 rounded-lg bg-mark px-3 py-2 text-sm" dir="auto">
        You said both "{contradiction[0]}" and "{contradiction[1]}". Which is right?
      </p>
    )
  if (quote === null || quote === label) return null
  return (
    <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]" dir="auto">
      {isOpen ? 'We read this in' : 'You wrote'}: "{quote}"
    </p>
  )
}
