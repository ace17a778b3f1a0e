import { Link } from 'react-router'
import { type ActiveFilter, type DirectoryChoice, directoryQuery } from '../../../shared/vendors/directory'
import { withTray } from '../../../shared/vendors/tray'
import { EmptyComparison } from '../drawings'

interface NothingFoundProps {
  choice: DirectoryChoice
  tray: readonly string[]
  active: ActiveFilter[]
}

/** Names the filter to remove, if removing one is enough. */
export function NothingFound({ choice, tray, active }: NothingFoundProps) {
  const helpful = active.filter(({ countWithout }) => countWithout > 0)
  return (
    <div className="rounded-2xl border border-dashed border-line-strong px-6 py-12">
      <EmptyComparison className="h-16 text-accent" />
      <h2 className="mt-5 text-xl">No system meets all of these</h2>
      <p className="mt-1 text-ink-soft">
        {helpful.length > 0
          ? 'Remove one of these filters to see systems again:'
          : 'Removing one filter is not enough. Clear them all and start with the one that matters most.'}
      </p>
      <ul className="mt-4 stack-1">
        {helpful.map(({ name, label, option, countWithout }) => (
          <li key={name}>
            <Link
              to={`/vendors${queryOf({ ...choice, [name]: undefined }, tray)}`}
              data-enhance="choose"
              className="link inline-flex min-h-11 items-center"
            >
              {`Remove "${label}: ${option}" (${countWithout} ${countWithout === 1 ? 'system' : 'systems'})`}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={withTray('/vendors', tray)}
            data-enhance="choose"
            className="link inline-flex min-h-11 items-center"
          >
            Clear all filters
          </Link>
        </li>
      </ul>
    </div>
  )
}

function queryOf(choice: DirectoryChoice, tray: readonly string[]): string {
  const query = directoryQuery(choice, tray)
  return query && `?${query}`
}
