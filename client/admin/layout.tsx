import { Outlet, ScrollRestoration, useLocation, useSearchParams } from 'react-router'
import { roleLabel } from '../../shared/admin/actor'
import { BrandMark } from '../components/brand'
import { Container } from '../components/container'
import { AccountMenu } from './account-menu'
import { useActor } from './actor'
import { UnsavedGuard } from './components/posts/unsaved'
import { Shortcuts } from './components/shortcuts'
import { SignInDialog } from './components/sign-in-dialog'
import { OutcomeNotice } from './components/submissions/outcome'
import { Menu } from './menu'
import { mayChange } from './navigation'

/** The frame of every admin page except the sign-in page. */
export function Layout() {
  return (
    <div id="page" className="flex min-h-dvh flex-col">
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="robots" content="noindex" />
      <Outlet />
    </div>
  )
}

/** The admin: the menu above, the page below. */
export function Admin() {
  const actor = useActor()
  const isReadOnly = !mayChange(actor.role, useLocation().pathname)
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <header className="border-b border-line bg-paper">
        <Container wide className="flex items-center gap-2 py-2">
          <a href="/" aria-label="Visitor site" className="-ml-1.5 grid size-11 shrink-0 place-items-center">
            <BrandMark className="size-8" />
          </a>
          <Menu />
          <AccountMenu />
        </Container>
      </header>
      <main id="main" tabIndex={-1} className="grow">
        <Container wide className="py-5 sm:py-8">
          <Welcome />
          {isReadOnly && (
            <p className="mb-4 rounded-xl bg-accent-soft px-4 py-3 text-sm">
              {`Your role (${roleLabel(actor.role)}) can view this page but not change anything.`}
            </p>
          )}
          <div className={isReadOnly ? 'only-read' : 'print:only-read'}>
            <Outlet />
          </div>
        </Container>
      </main>
      <Shortcuts />
      <SignInDialog />
      <UnsavedGuard />
      <ScrollRestoration />
    </>
  )
}

function Welcome() {
  const [search] = useSearchParams()
  if (!search.has('signed-in')) return null
  return (
    <OutcomeNotice look="success" title="Access Granted" occasion="signed-in">
      Welcome to admin tools
    </OutcomeNotice>
  )
}
