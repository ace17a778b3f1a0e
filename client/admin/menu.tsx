import { useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { mayDo } from '../../shared/admin/permissions'
import { ChevronIcon } from '../components/icons'
import { useActor } from './actor'
import { isBelow, linksOf } from './navigation'

/** Links to the pages that the signed-in person may open: daily ones in a row, the others in a menu. */
export function Menu() {
  const { role } = useActor()
  const { daily, further } = linksOf(role)
  return (
    <nav aria-label="Administration" className="order-last -mx-3 flex w-full flex-wrap md:order-none md:mx-0 md:w-auto">
      {daily.map(({ label, to }) => (
        <NavLink key={to} to={to} end={to === '/admin'} className="admin-link">
          {label}
        </NavLink>
      ))}
      <Further links={further} hasQueues={mayDo(role, 'useQueues')} />
    </nav>
  )
}

function Further({ links, hasQueues }: { links: { label: string; to: string }[]; hasQueues: boolean }) {
  const { pathname } = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  const isHere = links.some(({ to }) => isBelow(pathname, to))
  return (
    <>
      <button
        type="button"
        popoverTarget="further-pages"
        aria-current={isHere ? 'true' : undefined}
        className="admin-link gap-1"
      >
        More
        <ChevronIcon className="size-4" />
      </button>
      <div ref={panel} id="further-pages" popover="auto" className="menu-panel menu-panel-anchored max-w-56">
        {links.map(({ label, to }) => (
          <NavLink key={to} to={to} onClick={() => panel.current?.hidePopover()} className="menu-entry">
            {label}
          </NavLink>
        ))}
        {hasQueues && (
          <a href="/admin/queues" className="menu-entry">
            Queues
          </a>
        )}
      </div>
    </>
  )
}
