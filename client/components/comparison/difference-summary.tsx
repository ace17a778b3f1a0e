import { Link } from 'react-router'
import type { ComparisonField } from '../../../shared/catalogue/fields'
import { listed } from '../../../shared/words'
import type { RowCounts } from './rows'

/** How many rows differ, in words. */
export const rowsThatDiffer = (count: number) => `${count} ${count === 1 ? 'row differs' : 'rows differ'}`

const namedMax = 4

/** Names the first fields that differ: a different answer, a different figure, or only part of a yes. */
function differIn(fields: readonly ComparisonField[]): string {
  if (fields.length === 0) return ''
  const names = fields.map(({ label }) => label)
  const rest = names.length - namedMax
  const shown = rest > 0 ? [...names.slice(0, namedMax), `${rest} more`] : names
  return `The systems differ in ${listed(shown)}. `
}

interface DifferenceSummaryProps {
  counts: RowCounts
  /** The fields that differ, the decisive ones first. */
  differing: readonly ComparisonField[]
  /** Whether ratings that are a tenth of a star apart count as the same. */
  nearlySame: boolean
  onlyKnown: boolean
  knownToggle: string
}

/**
 * A row that lacks a value is neither a difference nor a match, so it is counted separately, unless the values that are
 * known differ already.
 */
export function DifferenceSummary({
  counts,
  differing: fields,
  nearlySame,
  onlyKnown,
  knownToggle,
}: DifferenceSummaryProps) {
  const { differing, same, open } = counts
  const rows = differing + same + open
  const close = nearlySame ? ' (ratings 0.1 apart count as the same)' : ''
  return (
    <p className="mb-2 text-sm text-ink-soft">
      {`Of ${rows} rows, ${differing} ${differing === 1 ? 'differs' : 'differ'}, ${same} ${same === 1 ? 'matches' : 'match'}${close}, and `}
      <strong className="font-semibold text-ink">{`${open} cannot be judged`}</strong>
      {` because a value is missing.${alsoMissing(counts)} ${firstAsk(open)}${differIn(fields)}`}
      <Link to={knownToggle} preventScrollReset className="no-print link">
        {onlyKnown ? 'Show all rows' : 'Show only rows with a value for every system'}
      </Link>
    </p>
  )
}

/** With more than two systems, a row can differ among the known values and lack one too. */
function alsoMissing({ open, notVerified }: RowCounts): string {
  const both = notVerified - open
  return both === 0 ? '' : ` A value is also missing in ${both} of the rows that differ.`
}

function firstAsk(open: number): string {
  return open === 0 ? '' : `Ask the vendors about ${open === 1 ? 'that one' : `those ${open}`} first. `
}
