import type { Arrival } from '../../../../shared/leads/arrival'

/** How the visit in which the request was made came here, as far as the form told it. */
export function CameFrom({ arrival: { referrerHost, campaign, landingPage, pagesRead } }: { arrival: Arrival }) {
  const rows = [
    ['Site before', referrerHost],
    ['Campaign', campaign],
    ['First page', landingPage],
    ['Read before the form', pagesRead.join(' → ')],
  ].filter(([, text]) => text !== '')
  if (rows.length === 0) return <p className="text-ink-soft">Not told: a direct visit, or a browser that keeps it.</p>
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {rows.map(([name, text]) => (
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
