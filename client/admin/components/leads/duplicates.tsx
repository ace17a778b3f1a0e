import { Form, Link } from 'react-router'
import type { LeadDetail } from '../../../../shared/admin/leads'
import { leadFields } from '../../../../shared/leads/fields'
import { SubmitButton } from '../act-form'
import { Answers } from '../submissions/answers'
import { Moment, StatusBadge } from '../submissions/badges'

/** Leads that may be from the same visitor. Those with the same email address are preselected for merging. */
export function Duplicates({ lead: { duplicates, mergedInto } }: { lead: LeadDetail }) {
  return (
    <Form method="post" className="read-too">
      <ul className="rows text-sm">
        {duplicates.map(({ id, name, organizationName, createdAt, status, common }) => (
          <li key={id} className="flex gap-2 py-2 first:pt-0">
            {!mergedInto && (
              <label className="grid size-11 shrink-0 place-items-center">
                <span className="sr-only">{`Merge the request of ${organizationName}`}</span>
                <input
                  type="checkbox"
                  name="ids"
                  value={id}
                  defaultChecked={common.includes('email address')}
                  className="checkbox size-5"
                />
              </label>
            )}
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <Link to={`/admin/leads/${id}`} className="link py-0.5 [overflow-wrap:anywhere]">
                  <bdi>{organizationName}</bdi>
                </Link>
                <StatusBadge status={status} />
              </p>
              <p className="text-ink-soft">
                <bdi>{name}</bdi>
                {', '}
                <Moment at={createdAt} />
              </p>
              <p className="text-ink-soft">{`Same ${common.join(', ')}`}</p>
            </div>
          </li>
        ))}
      </ul>
      {!mergedInto && (
        <>
          <SubmitButton value="merge" sending="Merging…" look="secondary" className="mt-2">
            Merge the selected requests into this lead
          </SubmitButton>
          <p className="mt-2 text-sm text-ink-soft">
            Their answers, notes, and emails will appear here, and they will leave the lists. You can undo this.
          </p>
        </>
      )}
    </Form>
  )
}

export function Merged({ lead: { merged } }: { lead: LeadDetail }) {
  return (
    <div className="rows">
      {merged.map((other) => (
        <details key={other.id} className="py-2">
          <summary className="cursor-pointer py-1 font-medium [overflow-wrap:anywhere]">
            <bdi>{other.organizationName}</bdi>
            {', '}
            <Moment at={other.createdAt} />
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
