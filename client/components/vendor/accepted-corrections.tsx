import type { AcceptedCorrection } from '../../../shared/dataset/accepted-corrections'

interface AcceptedCorrectionsProps {
  corrections: readonly AcceptedCorrection[]
  /** Whether to name the vendor, which its own page does not. Only the named list is linked to. */
  named?: boolean
}

/** Accepted corrections: the value, the date, our sentence, and whether the data has changed. */
export function AcceptedCorrections({ corrections, named }: AcceptedCorrectionsProps) {
  return (
    <ul className="mt-3 list-disc stack-2 pl-5 [overflow-wrap:anywhere]">
      {corrections.map(({ id, vendor, name, field, label, statement, acceptedAt, dateLabel, done }) => (
        <li key={id} id={named ? `correction-${id}` : undefined} className="fact">
          <a href={`/emr/${vendor}#${field}`} className="link">
            {named ? `${name}: ${label}` : label}
          </a>
          {`: ${statement} `}
          <span className="text-ink-soft">
            {'Accepted on '}
            <time dateTime={acceptedAt}>{dateLabel}</time>
            {', corrected by a reader; '}
            {done ? <a href={done.to} className="link">{`made in version ${done.version}`}</a> : waiting}.
          </span>
        </li>
      ))}
    </ul>
  )
}

const waiting = 'the value will change in the next version of the data'
