import type { ComponentProps } from 'react'

/** A dark section with a call to action, hidden in print. Forced colors drop its background and show its border. */
export function Band({ className = '', ...rest }: ComponentProps<'section'>) {
  return (
    <section {...rest} className={`no-print rounded-2xl border border-transparent bg-band text-on-band ${className}`} />
  )
}
