import type { MatchAnswer } from '../../../shared/match/terms/answer'
import { dollarRange, dollars } from '../../../shared/words'
import { monthlyLimit } from './words'

/** The monthly prices on one scale, with the budget as a line across them, where at least two are known. */
export function PriceBars({ picks, readBack }: Pick<MatchAnswer, 'picks' | 'readBack'>) {
  const priced = picks.flatMap(({ id, name, monthly }) => (monthly ? [{ id, name, ...monthly }] : []))
  if (priced.length < 2) return null
  const limit = monthlyLimit(readBack)
  const scale = Math.max(...priced.map(({ most }) => most), limit ?? 0) * 1.04
  const at = (amount: number) => `${((amount / scale) * 100).toFixed(1)}%`
  return (
    <figure className="price-bars mt-6">
      <figcaption className="text-sm text-ink-soft">
        {limit === null ? 'A month' : `A month; the line is your ${dollars(limit)}`}
      </figcaption>
      <ul className="mt-2">
        {priced.map(({ id, name, least, most }) => (
          <li key={id}>
            <b>{name}</b>
            <svg aria-hidden="true">
              <rect y="7" width="100%" height="4" rx="2" className="fill-line" />
              {least === most ? (
                <circle cx={at(least)} cy="9" r="6" className="fill-data" />
              ) : (
                <rect x={at(least)} y="3" width={at(most - least)} height="12" rx="4" className="fill-data" />
              )}
              {limit !== null && <line x1={at(limit)} x2={at(limit)} y1="0" y2="18" className="budget-line" />}
            </svg>
            <span className="figures">{dollarRange({ least, most })}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
