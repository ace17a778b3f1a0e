import type { ReactNode } from 'react'
import { NavLink, Outlet } from 'react-router'
import {
  analysisButton,
  blogLinks,
  compareButton,
  comparisonsLink,
  footerGroups,
  type NavigationLink,
  resourceLinks,
} from '../../shared/site/navigation'
import { BrandMark } from './brand'
import { ButtonLink } from './button'
import { Container } from './container'
import { ChevronIcon, MenuIcon } from './icons'
import { useSite } from './site-context'

/** The frame of every page. `#page` is the outermost element: what React streams before it goes into the head. */
export function Layout() {
  const { siteName, gaMeasurementId, tapfiliateAccountId } = useSite()
  return (
    <div id="page" className="flex min-h-dvh flex-col">
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {gaMeasurementId && <meta name="google-analytics" content={gaMeasurementId} />}
      {tapfiliateAccountId && <meta name="tapfiliate" content={tapfiliateAccountId} />}
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      <Container className="hidden font-bold print:block">{siteName}</Container>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <p id="loading" aria-live="polite" />
    </div>
  )
}

const link = 'inline-flex min-h-11 items-center py-2 leading-tight hover:underline'

function Footer() {
  const { siteName } = useSite()
  return (
    <footer className="mt-auto border-t border-transparent bg-band text-on-band print:bg-transparent">
      <Container className="py-12 print:py-0">
        <div className="no-print flex flex-col justify-between gap-10 lg:flex-row">
          <div className="max-w-sm">
            <p className="flex items-center gap-2.5 font-bold">
              <BrandMark />
              {siteName}
            </p>
            <p className="mt-3 text-sm text-on-band-soft">
              Independent research on electronic medical records for behavioral health. No vendor can pay for a place in
              any order or ranking.
            </p>
          </div>
          <nav aria-label="Footer" className="grid grid-cols-2 gap-x-10 gap-y-8 text-sm sm:grid-cols-4">
            {footerGroups.map(({ title, links }, at) => (
              <section key={title}>
                <h2 className="text-sm font-semibold">{title}</h2>
                <ul className="mt-1">
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <a href={to} className={link}>
                        {label}
                      </a>
                    </li>
                  ))}
                  {at === footerGroups.length - 1 && <AffiliateProgram />}
                </ul>
              </section>
            ))}
          </nav>
        </div>
        <p className="mt-10 max-w-none border-t border-band-line pt-6 text-sm text-on-band-soft print:mt-0 print:border-line print:pt-3 print:text-ink-soft">
          {`© 2025 ${siteName}. `}
          <span className="unbroken">All rights reserved.</span>
        </p>
      </Container>
    </footer>
  )
}

function AffiliateProgram() {
  const { affiliateProgramUrl } = useSite()
  return (
    <li>
      <a href={affiliateProgramUrl} target="_blank" rel="noopener noreferrer" className={link}>
        Affiliate program
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </li>
  )
}

function Header() {
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
