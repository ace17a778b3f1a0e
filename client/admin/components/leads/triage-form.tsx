import { Form } from 'react-router'
import type { LeadDetail } from '../../../../shared/admin/leads'
import { submissionStatuses } from '../../../../shared/admin/submissions'
import { Button } from '../../../components/button'
import type { AdminResult } from '../../admin-action'

interface TriageFormProps {
  lead: LeadDetail
  result: AdminResult<LeadDetail> | undefined
}

/** How far the lead has come, and whose it is. */
export function TriageForm({ lead, result }: TriageFormProps) {
  const entered = result?.intent === 'triage' ? result.values : lead
  return (
    <Form method="post" key={`${lead.status} ${lead.owner}`} className="grid gap-4 sm:grid-cols-2">
      <div>
        <label htmlFor="status" className="mb-1.5 block font-medium">
          Status
        </label>
        <select id="status" name="status" defaultValue={entered.status} className="control select">
          {submissionStatuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="owner" className="mb-1.5 block font-medium">
          Owner
        </label>
        <input id="owner" name="owner" defaultValue={entered.owner} autoComplete="off" className="control" />
      </div>
      <Button type="submit" name="intent" value="triage" className="sm:col-span-2">
        Save
      </Button>
    </Form>
  )
}
