import { Link } from 'react-router'
import type { Neighbors } from '../../../../shared/admin/query'

interface ListPlaceProps {
  /** The address of the list. */
  path: string
  noun: string
  neighbors: Neighbors
  /** The query string of the list from which the item was opened. */
  list: string
}

const box = 'inline-flex min-h-11 items-center rounded-lg border border-line px-3 font-medium'

/** Links back to the list and to its previous and next item. */
export function ListPlace({ path, noun, neighbors: { previous, next }, list }: ListPlaceProps) {
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-2 text-sm">
      <Link to={`${path}${list}`} className="link inline-flex min-h-11 items-center">
        {list === '' ? `All ${noun}s` : 'Back to the list'}
      </Link>
      <nav aria-label="In the list" className="ml-auto flex gap-2">
        <Step to={previous && `${path}/${previous}${list}`} rel="prev" hotkey="k">
          Previous
        </Step>
        <Step to={next && `${path}/${next}${list}`} rel="next" hotkey="j">
          Next
        </Step>
      </nav>
    </div>
  )
}

interface StepProps {
  to: string | null
  rel: 'prev' | 'next'
  hotkey: string
  children: string
}

function Step({ to, rel, hotkey, children }: StepProps) {
  if (!to) return <span className={`${box} border-dashed text-ink-soft`}>{children}</span>
  return (
    <Link to={to} rel={rel} data-key={hotkey} className={`${box} hover:border-accent hover:text-accent`}>
      {children}
    </Link>
  )
}
