import { Link } from 'react-router'
import { type LeadDetail, type LeadNeighbors, leadQuery, type NeighborQuery } from '../../../../shared/admin/leads'
import { queryString } from '../../../../shared/admin/query'
import { openStatuses } from '../../../../shared/admin/submissions'
import { ActForm } from '../act-form'

interface ListPlaceProps {
  lead: LeadDetail
  neighbors: LeadNeighbors
  /** The query of the list from which the lead was opened. */
  query: NeighborQuery
}

const box = 'inline-flex min-h-11 items-center rounded-lg border border-line px-3 font-medium'

/** Links back to the list and to its previous and next lead. */
export function ListPlace({ neighbors: { previous, next }, query }: Omit<ListPlaceProps, 'lead'>) {
  const list = listOf(query)
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-2 text-sm">
      <Link to={`/admin/leads${list}`} className="link inline-flex min-h-11 items-center">
        {list === '' ? 'All leads' : 'Back to the list'}
      </Link>
      <nav aria-label="In the list" className="ml-auto flex gap-2">
        <Step to={previous && `/admin/leads/${previous}${list}`} rel="prev" hotkey="k">
          Previous
        </Step>
        <Step to={next && `/admin/leads/${next}${list}`} rel="next" hotkey="j">
          Next
        </Step>
      </nav>
    </div>
  )
}

/** The button that closes an open lead and opens the next one of the list. */
export function CloseLead({ lead, neighbors: { next, part }, query }: ListPlaceProps) {
  if (!openStatuses.includes(lead.status)) return null
  const nextAddress = next ? `/admin/leads/${next}${listOf(query)}` : ''
  return (
    <ActForm
      value="close"
      fields={{ next: nextAddress, part }}
      sending="Closing…"
      look="secondary"
      data-key="e"
      className="unbroken min-h-12 w-full"
    >
      {next ? 'Close and open next' : 'Close'}
    </ActForm>
  )
}

/** The query string of the list, which its leads pass on. */
function listOf({ part: _part, ...query }: NeighborQuery): string {
  const list = queryString(leadQuery, { ...query, page: 1, after: '', before: '' })
  return list && `?${list}`
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
