import { type SubmissionStatus, statusLabel } from '../../../../shared/admin/submissions'

export const StatusOptions = ({ statuses }: { statuses: readonly SubmissionStatus[] }) =>
  statuses.map((value) => (
    <option key={value} value={value}>
      {statusLabel(value)}
    </option>
  ))
