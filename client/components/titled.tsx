import type { ReactNode } from 'react'

interface TitledProps {
  /** Of the heading, which names the section. */
  id: string
  title: ReactNode
  /** A heading of the size of the page's main parts. */
  large?: boolean
  className?: string
  children: ReactNode
}

/** A section under its heading. */
export function Titled({ id, title, large, className, children }: TitledProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={large ? 'text-3xl' : 'text-xl'}>
        {title}
      </h2>
      {children}
    </section>
  )
}
