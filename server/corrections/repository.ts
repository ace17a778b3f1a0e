import type { Correction } from '../../shared/corrections/schema'
import type { SubmissionTable } from '../submissions/table'

export const correctionTable: SubmissionTable<Correction> = {
  name: 'corrections',
  columns: { vendor: 'vendor', field: 'field', message: 'message', source: 'source', email: 'email' },
  emails: [{ kind: 'correction-team' }],
}
