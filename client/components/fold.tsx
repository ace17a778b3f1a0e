import type { ReactNode } from 'react'
import { ChevronIcon } from './icons'

interface FoldProps {
  id?: string
  /** What the fold says of itself, closed and open. */
  label: ReactNode
  open?: boolean
  /** Folds on a phone alone; wider windows show the content without the line that opens it. */
  narrow?: boolean
  className?: string
  children: ReactNode
}

/** What opens at a press, without a script. A link to something inside opens it too, and on paper it is open. */
export function Fold({ id, label, open, narrow, className = '', children }: FoldProps) {
  return (
    <details id={id} open={open || undefined} className={`fold ${narrow ? 'fold-narrow ' : ''}${className}`}>
      <summary>
        {label}
        <ChevronIcon className="size-5 shrink-0" />
      </summary>
      {children}
    </details>
  )
}
