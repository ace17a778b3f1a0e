import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface VersionRowProps {
  to: string
  name: string
  /** What distinguishes the latest version, such as `Current`. */
  mark: string | false
  text: string
  /** Who saved it, and when. */
  children: ReactNode
}

/** A row in a list of versions. */
export function VersionRow({ to, name, mark, text, children }: VersionRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <Link to={to} className="inline-block py-0.5 font-semibold hover:text-accent hover:underline">
          {name}
        </Link>
        {mark && <span className="ml-3 text-sm text-ink-soft">{mark}</span>}
        <p dir="auto" className="text-sm text-ink-soft">
          {text}
        </p>
      </div>
      <span className="text-sm text-ink-soft">{children}</span>
    </li>
  )
}
