import type { Arrival } from '../../../../shared/leads/arrival'
import { NamedFacts } from './named-facts'

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
