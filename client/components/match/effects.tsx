import { Fragment } from 'react'
import { matchAddress, withAnswer, withoutValue } from '../../../shared/match/address'
import type { Effect } from '../../../shared/match/effects'

interface EffectsProps {
  effects: readonly Effect[]
  query: string
  hasPicks: boolean
}

/** How each further answer changed the picks, with a link that removes the answer. Several without effect share a line. */
export function Effects({ effects, query, hasPicks }: EffectsProps) {
  if (effects.length === 0) return null
  const idle = effects.filter(({ moved }) => !moved)
  const told = idle.length > 1 ? effects.filter(({ moved }) => moved) : effects
  return (
    <section aria-labelledby="effects" className="match-effects mt-5 rounded-xl bg-sunken px-4 py-3">
      <h3 id="effects">How your added answers changed the result</h3>
      <ul className="mt-2 stack-2 text-sm">
        {told.map((effect) => (
          <li key={`${effect.key} ${effect.value}`}>
            <span className="font-medium">{`${effect.label}: `}</span>
            <span className={effect.moved ? '' : 'text-ink-soft'}>{effect.text}</span>
            <Remove effect={effect} query={query} />
          </li>
        ))}
        {idle.length > 1 && (
          <li>
            <span className="text-ink-soft">
              {hasPicks ? 'No effect on the picks:' : 'There would be no pick without any one of these either:'}
            </span>
            {idle.map((effect, index) => (
              <Fragment key={`${effect.key} ${effect.value}`}>
                {separator(index, idle.length)}
                <span className="font-medium">{effect.label}</span>
                <Remove effect={effect} query={query} />
              </Fragment>
            ))}
            .
          </li>
        )}
      </ul>
    </section>
  )
}

function Remove({ effect: { key, value, label }, query }: { effect: Effect; query: string }) {
  const remaining = key === 'weights' ? withAnswer(query, key, null) : withoutValue(query, key, value)
  return (
    <span className="no-print">
      {' '}
      <a href={matchAddress('/match', remaining)} data-match="" className="link inline-block py-0.5">
        Remove
        <span className="sr-only">{`: ${label}`}</span>
      </a>
    </span>
  )
}

/** What stands before this part of a list. */
function separator(index: number, count: number): string {
  if (index === 0) return ' '
  if (index < count - 1) return ', '
  return count === 2 ? ' and ' : ', and '
}
