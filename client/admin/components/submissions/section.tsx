import type { ReactNode } from 'react'
import { Card } from '../../../components/card'

interface SectionProps {
  id: string
  title: string
  children: ReactNode
}

/** A part of the admin's page under its own heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <Card className="p-4 sm:p-6">
        <h2 id={id} className="mb-4 text-lg font-semibold">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
