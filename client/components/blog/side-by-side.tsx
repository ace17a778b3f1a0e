import { Link } from 'react-router'
import type { NamedSystems } from '../../site/search/named-systems'

/** A link to the comparison of the systems that a search names, or to the ways to find others. */
export function SideBySide({ names, path, isForOthers = false }: NamedSystems) {
  return (
    <p className="mt-4">
      {'Compare '}
      <Link to={path} className="link font-semibold">
        {names}
      </Link>
      {isForOthers ? ' with other systems, or ' : ' side by side.'}
      {isForOthers && (
        <Link to="/match" className="link font-semibold">
          find your match
        </Link>
      )}
      {isForOthers && '.'}
    </p>
  )
}
