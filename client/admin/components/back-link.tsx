import { Link } from 'react-router'

/** The link above a page's heading to the page that it belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="no-print mb-2 text-sm">
      <Link to={to} className="link inline-block py-1">
        {children}
      </Link>
    </p>
  )
}
