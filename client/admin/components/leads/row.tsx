import { Link } from 'react-router'
import type { ListedLead } from '../../../../shared/admin/leads'
import { openStatuses } from '../../../../shared/admin/submissions'
import { currentEmrs } from '../../../../shared/leads/options'
import { practiceWords } from '../../../../shared/leads/practice'
import { WholeWords } from '../../../components/whole-words'
import { DueDay, Moment, StatusBadge } from '../submissions/badges'
import { CloseRow, RowBox } from '../submissions/many-form'

interface LeadRowProps {
  lead: ListedLead
  timeZone: string
  today: string
  /** The query string of the list, passed on to the lead's page for its previous and next links. */
  list: string
}

/** A lead in the list: who, what, how long ago, and what to do. */
export function LeadRow({ lead, timeZone, today, list }: LeadRowProps) {
  const isOpen = openStatuses.includes(lead.status)
  return (
    <li data-of-row="">
      <RowBox id={lead.id} name={lead.organizationName} isSpam={lead.status === 'spam'} />
      <div className="row-main">
        <p className="row-name">
          <Link to={leadAddress(lead, list)} data-row="">
            <bdi>{lead.organizationName}</bdi>
          </Link>
        </p>
        <p className="row-first row-line">
          <bdi>{`${lead.firstName} ${lead.lastName}`}</bdi>
          <bdi className="row-beginning">{lead.beginning}</bdi>
        </p>
      </div>
      <div className="row-facts">
        <Fact name="Budget" text={lead.estimatedMonthlyBudget} />
        <Fact name="Uses" text={labelOf(lead.currentEmr)} />
      </div>
      <div className="row-side">
        <p>
          <WholeWords text={practiceWords(lead)} />
        </p>
        <p>
          <Moment at={lead.createdAt} timeZone={timeZone} />
        </p>
      </div>
      <div className="row-state">
        <p className="row-status">
          {lead.mergedInto ? <span className="text-ink-soft">Merged</span> : <StatusBadge status={lead.status} />}
        </p>
        <div className="row-work">
          {isOpen && (
            <p className="row-due">
              <DueDay {...lead} today={today} />
            </p>
          )}
          {lead.owner && (
            <p className="row-owner">
              <bdi>{lead.owner}</bdi>
            </p>
          )}
        </div>
      </div>
      {isOpen && <CloseRow id={lead.id} name={lead.organizationName} />}
    </li>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <p>
      {`${name}: `}
      <bdi className="text-ink">{text}</bdi>
    </p>
  )
}

const labelOf = (emr: string) => currentEmrs.find(({ value }) => value === emr)?.label ?? emr

/** The page of the lead, or of the lead that it was merged into. */
function leadAddress({ id, mergedInto }: ListedLead, list: string): string {
  const path = `/admin/leads/${mergedInto ?? id}`
  return list ? `${path}?${list}` : path
}
