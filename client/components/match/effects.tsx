import { matchAddress, withAnswer, withoutValue } from '../../../shared/match/address'
import type { Effect } from '../../../shared/match/effects'

/** How each further answer changed the picks, with a link that removes the answer. */
export function Effects({ effects, query }: { effects: readonly Effect[]; query: string }) {
  if (effects.length === 0) return null
  return (
    <section aria-labelledby="effects" className="match-effects mt-5 rounded-xl bg-sunken px-4 py-3">
      <h3 id="effects">How your added answers changed the result</h3>
      <ul className="mt-2 stack-2 text-sm">
        {effects.map(({ key, value, label, text, moved }) => (
          <li key={`${key} ${value}`}>
            <span className="font-medium">{`${label}: `}</span>
            <span className={moved ? '' : 'text-ink-soft'}>{`${text} `}</span>
            <a
              href={matchAddress(
                '/match',
                key === 'weights' ? withAnswer(query, key, null) : withoutValue(query, key, value),
              )}
              data-match=""
              className="no-print link inline-block py-0.5"
            >
              Remove
              <span className="sr-only">{`: ${label}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
