import { type ReactNode, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { hasPermission } from '../../shared/admin/permissions'
import { ChevronIcon, MenuIcon } from '../components/icons'
import { useActor } from './actor'
import { isBelow, linksOf } from './navigation'

/** The pages that the signed-in person may open: daily ones in a row, others in a menu; on a phone all in one menu. */
export function Menu() {
  const { role } = useActor()
  const { daily, further } = linksOf(role)
  const panel = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()
  return (
    <nav aria-label="Administration">
      <button type="button" popoverTarget="pages" className="admin-link gap-2 md:hidden">
        <MenuIcon />
        Menu
      </button>
      <div ref={panel} id="pages" popover="auto" className="menu-panel menu-panel-anchored header-menu md:in-row">
        {daily.map(({ label, to }) => (
          <NavLink key={to} to={to} end={to === '/admin'} onClick={close} className="admin-link">
            {label}
          </NavLink>
        ))}
        <Further links={further} onOpen={close}>
          {hasPermission(role, 'team') && (
            <a href="/admin/queues" className="menu-entry">
              Queues
            </a>
          )}
        </Further>
      </div>
    </nav>
  )
}

interface FurtherProps {
  links: { label: string; to: string }[]
  onOpen: () => void
  children: ReactNode
}

function Further({ links, onOpen, children }: FurtherProps) {
  const { pathname } = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  const isHere = links.some(({ to }) => isBelow(pathname, to))
  function open() {
    panel.current?.hidePopover()
    onOpen()
  }
  return (
    <>
      <button
        type="button"
        popoverTarget="further-pages"
        aria-current={isHere ? 'true' : undefined}
        className="admin-link gap-1 max-md:hidden"
      >
        More
        <ChevronIcon className="size-4" />
      </button>
      <div
        ref={panel}
        id="further-pages"
        popover="auto"
        // On a phone further pages follow the daily ones in one menu.
        className="menu-panel menu-panel-anchored max-md:static max-md:mx-0 max-md:mt-2 max-md:mb-0 max-md:block max-md:max-h-none max-md:w-auto max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:p-0 max-md:pt-2 max-md:shadow-none md:max-w-56"
      >
        {links.map(({ label, to }) => (
          <NavLink key={to} to={to} onClick={open} className="menu-entry">
            {label}
          </NavLink>
        ))}
        {children}
      </div>
    </>
  )
}
