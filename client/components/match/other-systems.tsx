import { Fragment } from 'react'
import type { MatchAnswer } from '../../../shared/match/match'

/** The systems that were not picked, in a sentence: each with a link to its page, and its score. */
export function OtherSystems({ systems }: { systems: MatchAnswer['others'] }) {
  return (
    <p>
      {systems.map(({ id, name, score }, index) => (
        <Fragment key={id}>
          <a href={`/emr/${id}`} className="link">
            {name}
          </a>
          {` (${score})${markAfter(index, systems.length)}`}
        </Fragment>
      ))}
    </p>
  )
}

/** What follows an entry of the sentence, as in `listed`. */
function markAfter(index: number, count: number): string {
  const left = count - 1 - index
  if (left === 0) return '.'
  if (left > 1) return ', '
  return count > 2 ? ', and ' : ' and '
}
