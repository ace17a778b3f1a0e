import type { ReactNode } from 'react'
import { Container } from './container'
import { Drawing } from './drawing'

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
        <Drawing name="missing-page" className="h-20 text-accent lg:row-span-2 lg:h-40" />
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
