import type { LeadDetail } from '../../../../shared/admin/leads'
import { currentEmrs, providerCounts } from '../../../../shared/leads/options'

/** What the visitor wrote, as it was written, and what decides most of an answer beside it. */
export function Words({ lead }: { lead: LeadDetail }) {
  return (
    <>
      <blockquote dir="auto" className="border-l-4 border-accent pl-4 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {lead.organizationDescription}
      </blockquote>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {[
          ['Providers', labelOf(providerCounts, lead.numberOfProviders)],
          ['Budget', lead.estimatedMonthlyBudget],
          ['Uses now', labelOf(currentEmrs, lead.currentEmr)],
        ].map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value
