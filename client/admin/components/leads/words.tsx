import type { LeadDetail } from '../../../../shared/admin/leads'
import { currentEmrs, providerCounts } from '../../../../shared/leads/options'
import { NamedFacts } from './named-facts'

/** What the visitor wrote, unchanged, beside the answers that matter most for a reply. */
export function Words({ lead }: { lead: LeadDetail }) {
  return (
    <>
      <blockquote dir="auto" className="border-l-4 border-accent pl-4 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {lead.organizationDescription}
      </blockquote>
      <div className="mt-4">
        <NamedFacts
          facts={[
            ['Providers', labelOf(providerCounts, lead.numberOfProviders)],
            ['Budget', lead.estimatedMonthlyBudget],
            ['Uses now', labelOf(currentEmrs, lead.currentEmr)],
          ]}
        />
      </div>
    </>
  )
}

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value
