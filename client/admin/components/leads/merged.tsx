import type { LeadDetail } from '../../../../shared/admin/leads'
import { leadFields } from '../../../../shared/leads/fields'
import { Answers } from '../submissions/answers'
import { Moment } from '../submissions/badges'

/** The answers of all leads merged into this one. */
export function Merged({ lead: { merged, timeZone } }: { lead: LeadDetail }) {
  return (
    <div className="rows">
      {merged.map((other) => (
        <details key={other.id} className="py-2">
          <summary className="cursor-pointer py-1 font-medium [overflow-wrap:anywhere]">
            <bdi>{other.organizationName}</bdi>
            {', '}
            <Moment at={other.createdAt} timeZone={timeZone} />
          </summary>
          <Answers fields={leadFields} answers={other} />
          {other.decided.length > 0 && (
            <p className="mt-2 text-sm [overflow-wrap:anywhere]">{`Decided: ${other.decided.join('; ')}`}</p>
          )}
        </details>
      ))}
    </div>
  )
}
