import type { ReactNode } from 'react'
import { Card } from '../../../components/card'
import { Part } from '../part'

interface SectionProps {
  id: string
  title: string
  className?: string
  children: ReactNode
}

/** A section of an admin page under its own heading. */
export function Section({ id, title, className = '', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <Card className="p-4 sm:p-6">
        <h2 id={id} className="mb-3 text-xl">
          {title}
        </h2>
        <Part name={title}>{children}</Part>
      </Card>
    </section>
  )
}
