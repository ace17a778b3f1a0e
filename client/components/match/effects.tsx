import { matchAddress, withAnswer, withoutValue } from '../../../shared/match/address'
import type { Effect } from '../../../shared/match/effects'

/** What each further answer changed, by name, with a link that takes it back. */
export function Effects({ effects, query }: { effects: readonly Effect[]; query: string }) {
  if (effects.length === 0) return null
  return (
    <section aria-labelledby="effects" className="mt-5 rounded-xl bg-sunken px-4 py-3 print:border print:border-line">
      <h3 id="effects">What your further answers changed</h3>
      <ul className="mt-1">
        {effects.map(({ key, value, label, text, moved }) => (
          <li key={`${key} ${value}`} className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{`${label}:`}</span>
            <span className={moved ? '' : 'text-ink-soft'}>{text}</span>
            <a
              href={matchAddress(
                '/match',
                key === 'weights' ? withAnswer(query, key, null) : withoutValue(query, key, value),
              )}
              data-match=""
              className="no-print link inline-flex min-h-6 items-center text-sm"
            >
              Take it back
              <span className="sr-only">{`: ${label}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
