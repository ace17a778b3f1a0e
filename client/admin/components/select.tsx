import type { ComponentProps } from 'react'

interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[]
}

export function Select({ options, className = '', ...select }: SelectProps) {
  return (
    <select {...select} className={`control select ${className}`.trim()}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface LabeledSelectProps extends Omit<SelectProps, 'defaultValue'> {
  name: string
  label: string
  /** What is chosen when the page is shown, also after Back; otherwise it keeps what was chosen meanwhile. */
  value: string
}

/** The same below a small label. */
export function LabeledSelect({ name, label, value, id = name, ...select }: LabeledSelectProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <Select {...select} key={value} id={id} name={name} defaultValue={value} />
    </div>
  )
}
