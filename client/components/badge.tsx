import type { ReactNode } from 'react'

/**
 * A short fact in a pill, or in a rounded box if it takes two lines. `strong` for the most important one, `plain` for the others. Forced colors show every border.
 */
export function Badge({ children, look = 'plain' }: { children: ReactNode; look?: 'plain' | 'strong' }) {
  const colors =
    look === 'strong'
      ? 'border border-transparent bg-accent-soft text-accent-strong'
      : 'border border-line text-ink-soft'
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-2xl px-3 py-1 text-sm font-medium ${colors}`}>
      {children}
    </span>
  )
}
