import type { ReactNode } from 'react'

interface ContainerProps {
  /** Wider, for lists and texts that are used side by side. */
  wide?: boolean
  className?: string
  children: ReactNode
}

/** The page's column: as wide as the widest content, with a gutter that shrinks with the screen. */
export function Container({ wide, className = '', children }: ContainerProps) {
  return (
    <div className={`mx-auto w-full ${wide ? 'max-w-[84rem]' : 'max-w-6xl'} px-4 sm:px-6 ${className}`}>{children}</div>
  )
}
