import type { ReactNode } from 'react'

interface LabeledProps {
  /** The id of the control. */
  id: string
  label: string
  /** Whether a star marks it. */
  required?: boolean
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** A control below its label and above its hint and error, which have the ids `{id}-hint` and `{id}-error`. */
export function Labeled({ id, label, required, hint, error, children }: LabeledProps) {
  return (
    <>
      <div className="mb-1.5">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {required && (
          <span aria-hidden="true" className="text-no">
            {' *'}
          </span>
        )}
      </div>
      {children}
      <Notes id={id} hint={hint} error={error} />
    </>
  )
}

/** What stands below a control. */
export function Notes({ id, hint, error }: Pick<LabeledProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
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
