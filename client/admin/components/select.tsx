import type { ComponentProps } from 'react'

interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[]
}

/** A control to choose one of several options with. */
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
