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

/** Links back to the list and to its previous and next lead, and the button that closes the lead and opens the next. */
export function ListPlace({
  lead,
  neighbors: { previous, next, part },
  query: { part: _part, ...query },
}: ListPlaceProps) {
  const list = queryString(leadQuery, { ...query, page: 1, after: '', before: '' })
  const address = (path: string) => (list ? `${path}?${list}` : path)
  const nextAddress = next ? address(`/admin/leads/${next}`) : ''
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-2 text-sm">
      <Link to={address('/admin/leads')} className="link inline-flex min-h-11 items-center">
        {list ? 'Back to the list' : 'All leads'}
      </Link>
      <nav aria-label="In the list" className="ml-auto flex gap-2">
        <Step to={previous && address(`/admin/leads/${previous}`)} rel="prev" hotkey="k">
          Previous
        </Step>
        <Step to={nextAddress} rel="next" hotkey="j">
          Next
        </Step>
      </nav>
      {openStatuses.includes(lead.status) && (
        <ActForm value="close" fields={{ next: nextAddress, part }} sending="Closing…" look="secondary" data-key="e">
          {next ? 'Close, then next' : 'Close'}
        </ActForm>
      )}
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
  if (!to) return <span className={`${box} text-ink-soft`}>{rel === 'prev' ? 'First' : 'Last'}</span>
  return (
    <Link to={to} rel={rel} data-key={hotkey} className={`${box} hover:border-accent hover:text-accent`}>
      {children}
    </Link>
  )
}
