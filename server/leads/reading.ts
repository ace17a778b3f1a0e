import type { Knex } from 'knex'
import type { Lead } from '../../shared/leads/schema'

/** A lead as it stands in the database. */
export interface StoredLead {
  id: string
  createdAt: Date
  lead: Lead
}

/** Nothing when there is no such lead, or it was erased. An optional answer that was not given is `''` again. */
export async function findLead(db: Knex, id: string): Promise<StoredLead | undefined> {
  const row = await db('leads').where({ id }).first<(Lead & { createdAt: Date }) | undefined>(columns)
  if (!row) return undefined
  const { createdAt, ...lead } = row
  return {
    id,
    createdAt,
    lead: { ...lead, organizationWebsite: lead.organizationWebsite ?? '', linkedinProfile: lead.linkedinProfile ?? '' },
  }
}

const columns: Record<keyof Lead | 'createdAt', string> = {
  createdAt: 'created_at',
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
}
