import type { ReactNode } from 'react'

/** The page's column: as wide as the widest content, with a gutter that shrinks with the screen. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-6xl px-4 sm:px-6 ${className}`}>{children}</div>
}
