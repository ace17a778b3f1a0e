import type { ListedLead } from '../../../../shared/admin/leads'
import { openStatuses } from '../../../../shared/admin/submissions'
import { currentEmrs } from '../../../../shared/leads/options'
import { labelOf, practiceWords } from '../../../../shared/leads/practice'
import { WholeWords } from '../../../components/whole-words'
import { DeskRow } from '../desk/row'
import { DueDay } from '../submissions/badges'

/** A lead in the list: who, what, how long ago, and what to do. */
export function LeadRow({ lead, today, list }: { lead: ListedLead; today: string; list: string }) {
  return (
    <DeskRow
      item={lead}
      name={lead.organizationName}
      to={leadAddress(lead, list)}
      first={
        <p className="row-first row-line">
          <bdi>{`${lead.firstName} ${lead.lastName}`}</bdi>
          <bdi className="row-beginning">{lead.beginning}</bdi>
        </p>
      }
      facts={
        <>
          <Fact name="Budget" text={lead.estimatedMonthlyBudget} />
          <Fact name="Uses" text={labelOf(currentEmrs, lead.currentEmr)} />
        </>
      }
      from={<WholeWords text={practiceWords(lead)} />}
      state={lead.mergedInto ? <span className="text-ink-soft">Merged</span> : undefined}
      due={openStatuses.includes(lead.status) && <DueDay {...lead} today={today} />}
    />
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

function leadAddress({ id, mergedInto }: ListedLead, list: string): string {
  const path = `/admin/leads/${mergedInto ?? id}`
  return list ? `${path}?${list}` : path
}
