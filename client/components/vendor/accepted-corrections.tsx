import type { AcceptedCorrection } from '../../../shared/dataset/accepted-corrections'
import { TextLink } from '../text-link'

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
          <TextLink href={`/emr/${vendor}#${field}`}>{named ? `${name}: ${label}` : label}</TextLink>
          {`: ${statement} `}
          <span className="text-ink-soft">
            {'Accepted on '}
            <time dateTime={acceptedAt}>{dateLabel}</time>
            {', corrected by a reader; '}
            {done ? <TextLink href={done.to}>{`made in version ${done.version}`}</TextLink> : waiting}.
          </span>
        </li>
      ))}
    </ul>
  )
}

const waiting = 'the value will change in the next version of the data'
