import { systemsLeftOut } from '../../../shared/match/elsewhere'

/**
 * Systems that were considered and are not in the catalogue, with the reason; without figures, because none were
 * checked.
 */
export function SystemsLeftOut({ listed }: { listed: number }) {
  const systems = systemsLeftOut()
  return (
    <section aria-labelledby="left-out" className="mt-12">
      <h2 id="left-out" className="text-xl">
        Considered but not included
      </h2>
      <p className="mt-3 text-ink-soft">
        {`With the ${listed} systems of the catalogue, these ${systems.length} make the ${listed + systems.length} behind "20+ EMR systems reviewed". Of these we checked only what they are made for, not their features, prices, or ratings, and leaving them out is not a judgment. `}
        The match mentions them when they may fit better than anything in the catalogue.
      </p>
      <ul className="mt-5 rows rounded-2xl border border-line bg-surface">
        {systems.map(({ name, kind, reason, url }) => (
          <li key={name} className="px-4 py-3 sm:px-5">
            <a href={url} target="_blank" rel="noopener noreferrer" className="link font-semibold">
              {name}
            </a>
            {`: ${kind}. ${reason}.`}
          </li>
        ))}
      </ul>
    </section>
  )
}
