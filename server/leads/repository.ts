import { type Lead, leadSchema } from '../../shared/leads/schema'
import type { Config } from '../platform/config'
import { columnsOf } from '../platform/rows'
import type { SubmissionTable } from '../submissions/table'

export const leadTable: SubmissionTable<Lead> = {
  name: 'leads',
  columns: columnsOf(...leadSchema.keyof().options),
  emails: [{ kind: 'lead-team' }, { kind: 'lead-confirmation', oncePer: 'workEmail' }],
  event: 'lead.created',
}

/** The table of leads, with the job that has a model read them if that is switched on. */
export const leadTableFor = ({ readWithModel }: Pick<Config, 'readWithModel'>): SubmissionTable<Lead> =>
  readWithModel ? { ...leadTable, job: 'read-lead' } : leadTable
