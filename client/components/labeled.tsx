import type { ReactNode } from 'react'

interface LabeledProps {
  /** The id of the control. */
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** A control below its label and above its hint and error, which have the ids `{id}-hint` and `{id}-error`. */
export function Labeled({ id, label, hint, error, children }: LabeledProps) {
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-no">
          {error}
        </p>
      )}
    </>
  )
}
