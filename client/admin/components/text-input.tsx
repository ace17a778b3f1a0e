import type { ComponentProps } from 'react'

interface TextInputProps extends ComponentProps<'input'> {
  id: string
  label: string
  hint?: string
}

export function TextInput({ id, label, hint, name = id, ...input }: TextInputProps) {
  return (
    <div className="mt-4 first:mt-0">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <input {...input} id={id} name={name} aria-describedby={hint && `${id}-hint`} className="control" />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
