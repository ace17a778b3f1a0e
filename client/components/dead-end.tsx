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

/** A page without content that says so and where to go. */
export function DeadEnd({ code, message, children, below }: DeadEndProps) {
  return (
    <Container className="min-h-[60vh] py-12 sm:py-20">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <h1 className="text-6xl">{code}</h1>
        <UnlinkedColumns />
        <div className="max-lg:col-span-2">
          <p className="mt-3 text-xl text-ink-soft">{message}</p>
          <div className="mt-6 flex flex-col items-start gap-6">{children}</div>
        </div>
      </div>
      {below}
    </Container>
  )
}

/** The logo pulled apart: two columns with nothing to compare. */
function UnlinkedColumns() {
  return (
    <svg
      viewBox="0 0 96 56"
      className="h-20 text-accent lg:row-span-2 lg:h-40"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <g strokeWidth="2.5">
        <rect x="2" y="18" width="30" height="36" rx="5" vectorEffect="non-scaling-stroke" />
        <rect x="64" y="4" width="30" height="50" rx="5" vectorEffect="non-scaling-stroke" strokeDasharray="7 6" />
        <path d="M40 36h17" vectorEffect="non-scaling-stroke" strokeDasharray="7 6" opacity="0.5" />
      </g>
    </svg>
  )
}
