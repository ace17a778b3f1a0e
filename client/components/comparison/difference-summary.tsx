import { Link } from 'react-router'
import { listed } from '../../../shared/words'
import type { RowGroup } from './rows'

/** How many rows differ, in words. */
export const rowsThatDiffer = (count: number) => `${count} ${count === 1 ? 'row differs' : 'rows differ'}`

const namesOf = (groups: readonly RowGroup[]) =>
  groups.flatMap(({ rows }) => rows.filter(({ state }) => state === 'differing').map(({ field }) => field.label))

const namedMax = 4

/** Names the first rows that differ: a different answer, a different figure, or only part of a yes. */
function differIn(names: readonly string[]): string {
  if (names.length === 0) return ''
  const rest = names.length - namedMax
  const shown = rest > 0 ? [...names.slice(0, namedMax), `${rest} more`] : names
  return `The systems differ in ${listed(shown)}. `
}

interface DifferenceSummaryProps {
  counts: { differing: number; same: number; open: number }
  groups: readonly RowGroup[]
  onlyKnown: boolean
  knownToggle: string
}

/** A value that is not verified is neither a difference nor a match, so it is counted separately. */
export function DifferenceSummary({ counts, groups, onlyKnown, knownToggle }: DifferenceSummaryProps) {
  const { differing, same, open } = counts
  return (
    <p className="mb-5 text-sm text-ink-soft">
      {`Of ${differing + same + open} rows, ${rowsThatDiffer(differing)} and ${same} ${same === 1 ? 'says' : 'say'} the same; `}
      <strong className="font-semibold text-ink">{`${open} ${open === 1 ? 'is' : 'are'} not verified`}</strong>
      {` for at least one system and may differ. ${differIn(namesOf(groups))}Ask about what is not verified first. `}
      <Link to={knownToggle} preventScrollReset className="link">
        {onlyKnown ? 'Show all rows' : 'Show only rows known for every system'}
      </Link>
    </p>
  )
}
