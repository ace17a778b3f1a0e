import type { ReactNode } from 'react'
import { PrintIcon } from './icons'

/** What a visitor takes along from a page: files, its address, paper. A quiet row under what it is about. */
export function TakeAlong({ children }: { children: ReactNode }) {
  return <div className="no-print mt-3 flex flex-wrap gap-x-6">{children}</div>
}

/** A link or button in that row: an icon and words. */
export const takeAlongClass = 'link inline-flex min-h-11 items-center gap-2 text-sm'

/** Prints the page. It is visible only with scripts; without them, the browser's own menu prints. */
export function PrintButton({ children }: { children: string }) {
  return (
    <button type="button" data-print="" className={`with-script ${takeAlongClass}`}>
      <PrintIcon />
      {children}
    </button>
  )
}
