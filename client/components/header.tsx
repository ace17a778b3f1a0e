import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import {
  analysisButton,
  blogLinks,
  compareButton,
  comparisonsLink,
  type NavigationLink,
  resourceLinks,
} from '../../shared/site/navigation'
import { BrandMark } from './brand'
import { ButtonLink } from './button'
import { Container } from './container'
import { ChevronIcon, MenuIcon } from './icons'
import { useSite } from './site-context'

export function Header() {
  const { siteName } = useSite()
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <Container className="flex h-16 items-center justify-between gap-4">
        <a href="/" className="flex min-h-11 items-center gap-2.5 font-bold">
          <BrandMark className="size-8 shrink-0" />
          {siteName}
        </a>
        <WideNavigation />
        <NarrowNavigation />
      </Container>
    </header>
  )
}

function WideNavigation() {
  return (
    <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
      <NavLink to={comparisonsLink.to} discover="none" className="menu-item">
        {comparisonsLink.label}
      </NavLink>
      <Menu id="menu-resources" label="Resources" panelClass="menu-panel-anchored">
        <Entries links={resourceLinks} />
      </Menu>
      <Menu id="menu-blog" label="Blog" panelClass="menu-panel-anchored">
        <Entries links={blogLinks} />
      </Menu>
      <ButtonLink to={compareButton.to} look="secondary" className="ml-3">
        {compareButton.label}
      </ButtonLink>
      <ButtonLink to={analysisButton.to} className="ml-1">
        {analysisButton.label}
      </ButtonLink>
    </nav>
  )
}

/** The same links behind one button, for a narrow screen. */
function NarrowNavigation() {
  return (
    <nav aria-label="Main" className="-mr-3 lg:hidden">
      <Menu id="menu-all" label="Menu" icon={<MenuIcon />} panelClass="menu-panel-wide">
        <div className="grid gap-2 p-3">
          <ButtonLink to={analysisButton.to}>{analysisButton.label}</ButtonLink>
          <ButtonLink to={compareButton.to} look="secondary">
            {compareButton.label}
          </ButtonLink>
        </div>
        <Entries links={[comparisonsLink]} />
        <Group title="Resources" links={resourceLinks} />
        <Group title="Blog" links={blogLinks} />
      </Menu>
    </nav>
  )
}

function Group({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <section className="mt-2 border-t border-line pt-3">
      <h2 className="px-3 text-sm font-semibold text-ink-soft">{title}</h2>
      <Entries links={links} />
    </section>
  )
}

function Entries({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} discover="none" className="menu-entry">
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

interface MenuProps {
  /** Links the button to its panel. */
  id: string
  label: string
  icon?: ReactNode
  panelClass: string
  children: ReactNode
}

/**
 * A button that opens a panel. It is a native popover, so mouse, touch, keyboard, Escape, and a click outside work
 * without a script.
 */
function Menu({ id, label, icon, panelClass, children }: MenuProps) {
  return (
    <>
      <button type="button" popoverTarget={id} className="menu-button menu-item">
        {label}
        {icon ?? <ChevronIcon className="size-4" />}
      </button>
      <div id={id} popover="auto" className={`menu-panel ${panelClass}`}>
        {children}
      </div>
    </>
  )
}
