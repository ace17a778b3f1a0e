import { Link } from 'react-router'
import { resourceLinks } from '../../../shared/site/navigation'
import { ArrowIcon } from '../icons'

/** Links to the next guide in reading order and to the others. */
export function NextGuides({ after }: { after: string }) {
  const position = resourceLinks.findIndex(({ to }) => to === after)
  const others = [...resourceLinks.slice(position + 1), ...resourceLinks.slice(0, position)]
  return (
    <nav aria-labelledby="next-guides" className="no-print">
      <h2 id="next-guides" className="text-xl">
        Read next
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {others.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center justify-between gap-3 rounded-xl border border-line bg-surface px-4 py-3 font-semibold hover:border-accent hover:text-accent"
            >
              {label}
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
