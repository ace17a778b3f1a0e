import type { ReactNode } from 'react'
import { ChevronIcon } from './icons'

interface FoldProps {
  id?: string
  /** The label of the button, closed or open. */
  label: ReactNode
  open?: boolean
  /** Collapses only on a phone; wider windows show the content without the button. */
  narrow?: boolean
  className?: string
  children: ReactNode
}

/** Collapsible content without a script. A link to something inside opens it too, and in print it is open. */
export function Fold({ id, label, open, narrow, className, children }: FoldProps) {
  return (
    <details
      id={id}
      open={open || undefined}
      className={['fold', narrow && 'fold-narrow', className].filter(Boolean).join(' ')}
    >
      <summary>
        {label}
        <ChevronIcon className="no-print size-5 shrink-0" />
      </summary>
      {children}
    </details>
  )
}
