import { Fragment } from 'react'
import type { FormField, Option } from '../../shared/forms/field'

interface FieldProps {
  field: FormField
  /** What was entered earlier, if the form is shown again. */
  value?: string
  error?: string
}

/** A labeled control with its hint and error linked to it. All ids are derived from the field's name. */
export function Field({ field, value = '', error }: FieldProps) {
  const { name, label, hint, required, control, wide = control === 'textarea' } = field
  const hintId = hint && `${name}-hint`
  const errorId = error && `${name}-error`
  return (
    <div className={wide ? 'form-field form-field-wide' : 'form-field'}>
      <div className="mb-1.5">
        <label htmlFor={name} className="font-medium">
          {label}
        </label>
        {required && (
          <span aria-hidden="true" className="text-no">
            {' *'}
          </span>
        )}
      </div>
      <Control
        field={field}
        value={value}
        invalid={Boolean(error)}
        describedBy={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      />
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-medium text-no">
          {error}
        </p>
      )}
    </div>
  )
}

interface ControlProps {
  field: FormField
  value: string
  invalid: boolean
  describedBy?: string
}

function Control({ field, value, invalid, describedBy }: ControlProps) {
  const { name, required, placeholder, autocomplete, inputMode, suggestions } = field
  const shared = {
    id: name,
    name,
    required,
    autoComplete: autocomplete,
    defaultValue: value,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  }
  switch (field.control) {
    case 'textarea':
      return <textarea {...shared} placeholder={placeholder} rows={5} className="control min-h-[120px]" />
    case 'line':
      // If the browser cannot size it by its text, it has two lines.
      return <textarea {...shared} placeholder={placeholder} rows={2} className="control line" />
    case 'select':
      return (
        <select {...shared} className="control select">
          <option value="">{placeholder ?? 'Select one'}</option>
          <Options options={field.options ?? []} />
        </select>
      )
    default:
      return (
        <input
          {...shared}
          type={field.control}
          list={suggestions}
          inputMode={inputMode}
          placeholder={placeholder}
          className="control"
        />
      )
  }
}

/** The options in order, those of a group under its name. */
function Options({ options }: { options: readonly Option[] }) {
  return [...new Set(options.map(({ group }) => group))].map((group) => {
    const own = options
      .filter((option) => option.group === group)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))
    return group ? (
      <optgroup key={group} label={group}>
        {own}
      </optgroup>
    ) : (
      <Fragment key="">{own}</Fragment>
    )
  })
}
