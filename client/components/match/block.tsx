import type { ReactNode } from 'react'

/** A titled part of a pick's card. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-1.5 font-semibold">{title}</h4>
      {children}
    </div>
  )
}
