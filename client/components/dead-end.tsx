import type { ReactNode } from 'react'
import { Container } from './container'

interface DeadEndProps {
  /** The status, large, as the page's heading. */
  code: string
  message: string
  children: ReactNode
}

/** A page without content that says so and where to go. */
export function DeadEnd({ code, message, children }: DeadEndProps) {
  return (
    <Container className="flex min-h-[60vh] flex-col items-start justify-center py-12 sm:py-20">
      <UnlinkedColumns />
      <h1 className="mt-8 text-6xl">{code}</h1>
      <p className="mt-3 text-xl text-ink-soft">{message}</p>
      <div className="mt-6 flex w-full flex-col items-start gap-6">{children}</div>
    </Container>
  )
}

/** The logo pulled apart: two columns with nothing to compare. */
function UnlinkedColumns() {
  return (
    <svg viewBox="0 0 96 56" className="h-20 text-accent" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="2" y="18" width="30" height="36" rx="5" strokeWidth="2.5" />
      <rect x="64" y="4" width="30" height="50" rx="5" strokeWidth="2.5" strokeDasharray="5 5" />
      <path d="M40 36h4m4 0h4m4 0h1" strokeWidth="2.5" strokeLinecap="round" opacity="0.5" />
    </svg>
  )
}
