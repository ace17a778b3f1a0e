import type { Lead } from '../../shared/leads/schema'
import type { Config } from '../platform/config'
import type { SubmissionTable } from '../submissions/table'

export const leadTable: SubmissionTable<Lead> = {
  name: 'leads',
  columns: {
    firstName: 'first_name',
    lastName: 'last_name',
    workEmail: 'work_email',
    phoneNumber: 'phone_number',
    organizationName: 'organization_name',
    industry: 'industry',
    organizationWebsite: 'organization_website',
    currentEmr: 'current_emr',
    numberOfProviders: 'number_of_providers',
    estimatedMonthlyBudget: 'estimated_monthly_budget',
    yourRole: 'your_role',
    organizationDescription: 'organization_description',
    linkedinProfile: 'linkedin_profile',
  },
  emails: [{ kind: 'lead-team' }, { kind: 'lead-confirmation', oncePer: 'workEmail' }],
  event: 'lead.created',
}

/** The table of leads, with the job that has a model read them if that is switched on. */
export const leadTableFor = ({ readWithModel }: Pick<Config, 'readWithModel'>): SubmissionTable<Lead> =>
  readWithModel ? { ...leadTable, job: 'read-lead' } : leadTable
