import type { LeadDetail } from '../../../../shared/admin/leads'
import type { Neighbors } from '../../../../shared/admin/query'
import { openStatuses } from '../../../../shared/admin/submissions'
import { ActForm } from '../act-form'

interface CloseLeadProps {
  lead: LeadDetail
  neighbors: Neighbors
  /** The query string of the list from which the lead was opened. */
  list: string
}

/** The button that closes an open lead and opens the next one of the list. */
export function CloseLead({ lead, neighbors: { next, part }, list }: CloseLeadProps) {
  if (!openStatuses.includes(lead.status)) return null
  return (
    <ActForm
      value="close"
      fields={{ next: next ? `/admin/leads/${next}${list}` : '', part }}
      sending="Closing…"
      look="secondary"
      data-key="e"
      className="unbroken min-h-12 w-full"
    >
      {next ? 'Close and open next' : 'Close'}
    </ActForm>
  )
}
