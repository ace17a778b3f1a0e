import type { ReactNode } from 'react'

/** What a visitor takes along from a page: files, its address, paper. A quiet row under what it is about. */
export function TakeAlong({ children }: { children: ReactNode }) {
  return <div className="no-print mt-3 flex flex-wrap gap-x-6">{children}</div>
}

/** A link or button in that row: an icon and words. */
export const takeAlongClass = 'link inline-flex min-h-11 items-center gap-2 text-sm'
