import { Link } from 'react-router'
import { guidesOf } from '../../../shared/site/field-guides'
import { type ActiveFilter, type DirectoryChoice, directoryPath } from '../../../shared/vendors/directory'
import { Drawing } from '../drawing'
import { TextLink } from '../text-link'

interface NothingFoundProps {
  choice: DirectoryChoice
  tray: readonly string[]
  active: ActiveFilter[]
}

/** Names the filter to remove, if removing one is enough, and the guide for a field that the catalogue hardly covers. */
export function NothingFound({ choice, tray, active }: NothingFoundProps) {
  const helpful = active.filter(({ countWithout }) => countWithout > 0)
  return (
    <div className="rounded-2xl border border-dashed border-line-strong px-6 py-12">
      <Drawing name="empty-comparison" className="h-16 text-accent" />
      <h2 className="mt-5 text-xl">{headingOf(active)}</h2>
      <p className="mt-1 text-ink-soft">
        {helpful.length > 0
          ? 'Remove one of these filters to see systems again:'
          : 'Removing one filter is not enough. Clear them all and start with the one that matters most.'}
      </p>
      <ul className="mt-4 stack-1">
        {helpful.map(({ name, label, option, countWithout }) => (
          <li key={name}>
            <Link
              to={directoryPath({ ...choice, [name]: undefined }, tray)}
              data-enhance="choose"
              className="link inline-flex min-h-11 items-center"
            >
              {`Remove "${label}: ${option}" (${countWithout} ${countWithout === 1 ? 'system' : 'systems'})`}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={directoryPath({ sort: choice.sort }, tray)}
            data-enhance="choose"
            className="link inline-flex min-h-11 items-center"
          >
            Clear all filters
          </Link>
        </li>
      </ul>
      {guidesOf([choice.care ?? '', choice.kind ?? '']).map(({ label, to }) => (
        <p key={to} className="mt-4">
          {'Few systems are made for this field. What to look for: '}
          <TextLink to={to}>{label}</TextLink>
        </p>
      ))}
    </div>
  )
}

/** A kind of organization alone can leave nothing: its own page says who else there is. */
function headingOf([first, second]: readonly ActiveFilter[]): string {
  return first?.name === 'kind' && !second
    ? 'No system here is known to be made for this kind of organization'
    : 'No system meets all of these'
}
