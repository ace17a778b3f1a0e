import { Fragment } from 'react'
import type { ReadBack } from '../../../shared/match/terms/answer'
import { readBackChips } from './words'

/** What we understood in one line, each part of it a link to its question. */
export function ReadBackLine({ readBack }: { readBack: ReadBack }) {
  return (
    <p className="read-back max-w-none text-sm text-ink-soft">
      {readBackChips(readBack).map(({ to, text }) => (
        <Fragment key={text}>
          <a href={`#${to}`}>{text}</a>
          {' · '}
        </Fragment>
      ))}
      <a href="#answers" className="link no-print">
        Change
      </a>
    </p>
  )
}
