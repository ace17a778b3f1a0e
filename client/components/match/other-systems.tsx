import { Fragment } from 'react'
import type { MatchAnswer } from '../../../shared/match/match'
import { separatorAfter } from '../../../shared/words'

/** The systems that were not picked, in a sentence: each with a link to its page, and its score. */
export function OtherSystems({ systems }: { systems: Omit<MatchAnswer['others'][number], 'share'>[] }) {
  return (
    <p>
      {systems.map(({ id, name, score }, index) => (
        <Fragment key={id}>
          <a href={`/emr/${id}`} className="link">
            {name}
          </a>
          {` (${score})${separatorAfter(index, systems.length)}`}
        </Fragment>
      ))}
      .
    </p>
  )
}
