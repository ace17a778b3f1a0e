import { Link } from 'react-router'
import type { NamedSystems } from '../../site/search/named-systems'

/** A link to the comparison of the systems that a search names. */
export function SideBySide({ names, path }: NamedSystems) {
  return (
    <p className="mt-4">
      {'Compare '}
      <Link to={path} className="link font-semibold">
        {names}
      </Link>
      {' side by side.'}
    </p>
  )
}
