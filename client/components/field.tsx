import { Fragment } from 'react'
import type { FormField, Option } from '../../shared/forms/field'
import { Labeled } from './labeled'

interface FieldProps {
  field: FormField
  /** What was entered earlier, if the form is shown again. */
  value?: string
  error?: string
}

/** A labeled control with its hint and error linked to it. All ids are derived from the field's name. */
export function Field({ field, value = '', error }: FieldProps) {
  const { name, label, hint, required, control, wide = control === 'textarea' } = field
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div className={wide ? 'form-field form-field-wide' : 'form-field'}>
      <Labeled id={name} label={label} required={required} hint={hint} error={error}>
        <Control field={field} value={value} invalid={Boolean(error)} describedBy={notes || undefined} />
      </Labeled>
    </div>
  )
}

interface ControlProps extends Required<Pick<FieldProps, 'field' | 'value'>> {
  invalid: boolean
  describedBy: string | undefined
}

function Control({ field, value, invalid, describedBy }: ControlProps) {
  const { name, required, placeholder, autocomplete, inputMode, maxLength, suggestions } = field
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
          maxLength={maxLength}
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
