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
  const close = nearlySame ? ' (ratings 0.1 apart count as the same)' : ''
  return (
    <p className="mb-2 max-w-xl text-sm text-ink-soft">
      {`Of ${differing + same + open} feature rows, ${differing} ${differing === 1 ? 'differs' : 'differ'} and ${same} ${same === 1 ? 'matches' : 'match'}${close}. `}
      {open > 0 && <strong className="font-semibold text-ink">{`${open} cannot be judged`}</strong>}
      {open > 0 && ` because a value is missing: ask the vendors about ${open === 1 ? 'it' : 'those'} first. `}
      {`${alsoMissing(counts)}${differIn(fields)}`}
      {'Not counted: "Best for", the reviews, the questions to ask before you sign, and the cost totals. '}
      <Link to={knownToggle} preventScrollReset className="no-print link">
        {onlyKnown ? 'Show all rows' : 'Show only rows with a value for every system'}
      </Link>
    </p>
  )
}

/** With more than two systems, a row can differ among the known values and lack one too. */
function alsoMissing({ differing, open, notVerified }: RowCounts): string {
  const both = notVerified - open
  if (both === 0) return ''
  const where = differing === 1 ? 'the one that differs' : `${both} of the ${differing} that differ`
  return `In ${where}, a value is missing${open > 0 ? ' too' : ''}. `
}
