import { Link } from 'react-router'
import type { NavigationLink } from '../../shared/site/navigation'

/** Links in two columns; on a phone, in one. */
export function LinkList({ links, className = 'mt-3' }: { links: readonly NavigationLink[]; className?: string }) {
  return (
    <ul className={`${className} grid gap-x-8 sm:grid-cols-2`}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className="link inline-block py-2">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
