import type { LeadDetail } from '../../../../shared/admin/leads'
import type { Arrival } from '../../../../shared/leads/arrival'
import { currentEmrs, providerCounts } from '../../../../shared/leads/options'
import { labelOf } from '../../../../shared/leads/practice'

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

/** How the visitor reached the site before sending the request, as far as the form recorded it. */
export function CameFrom({ arrival: { referrerHost, campaign, landingPage, pagesRead } }: { arrival: Arrival }) {
  const facts = [
    ['Site before', referrerHost],
    ['Campaign', campaign],
    ['First page', landingPage],
    ['Read before the form', pagesRead.join(' → ')],
  ] as const
  if (facts.every(([, text]) => text === ''))
    return <p className="text-ink-soft">Unknown: a direct visit, or a browser that hides it.</p>
  return <NamedFacts facts={facts} />
}

/** Labeled facts, without the empty ones. The visitor wrote some of them, in any language and of any length. */
function NamedFacts({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {text}
            </dd>
          </div>
        ))}
    </dl>
  )
}
