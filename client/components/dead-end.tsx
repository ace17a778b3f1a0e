import type { ReactNode } from 'react'
import { Container } from './container'

interface DeadEndProps {
  /** The status, large, as the page's heading. */
  code: string
  message: string
  children: ReactNode
  /** What takes the whole width, below everything else. */
  below?: ReactNode
}

/** A page without content that says so and where to go. A script that sent a form shows its message at the form. */
export function DeadEnd({ code, message, children, below }: DeadEndProps) {
  return (
    <Container className="min-h-[60vh] py-12 sm:py-20">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-10 lg:grid-cols-[1fr_17rem]">
        <h1 className="text-6xl">{code}</h1>
        <MissingPage />
        <div className="max-lg:col-span-2">
          <p className="mt-3 text-xl text-ink-soft" data-refusal="">
            {message}
          </p>
          <div className="mt-6 flex flex-col items-start gap-6">{children}</div>
        </div>
      </div>
      {below}
    </Container>
  )
}

/** A page that is not there: its edge is dashed, and in place of its text is a question mark. */
function MissingPage() {
  return (
    <svg
      viewBox="0 0 64 80"
      className="h-20 text-accent lg:row-span-2 lg:h-40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M42 3H9a5 5 0 0 0-5 5v64a5 5 0 0 0 5 5h46a5 5 0 0 0 5-5V21" strokeDasharray="6 6" />
      <path d="M42 3v13a5 5 0 0 0 5 5h13z" />
      <path d="M24 42a8 8 0 1 1 11.5 7.2c-2.3 1.2-3.5 2.6-3.5 5.3M32 62v.1" />
    </svg>
  )
}
