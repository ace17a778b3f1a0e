import { useRef } from 'react'
import { NavLink } from 'react-router'
import { Button } from '../components/button'
import { ChevronIcon, PersonIcon } from '../components/icons'
import { useActor } from './actor'
import { HelpButton } from './components/shortcuts'
import { forgetAllTexts } from './kept-texts'

/** Who is signed in, the account, and the sign-out: a row on a wide screen, otherwise a menu. */
export function AccountMenu() {
  const { name } = useActor()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div className="-mr-3 ml-auto min-w-0 xl:mr-0">
      <button type="button" popoverTarget="account" className="admin-link max-w-full gap-1.5 xl:hidden">
        <PersonIcon className="size-5 shrink-0" />
        <bdi className="max-md:line-clamp-2 max-md:text-left max-md:text-xs max-md:leading-tight md:truncate md:max-lg:sr-only">
          {name}
        </bdi>
        <ChevronIcon className="size-4 shrink-0" />
      </button>
      <div
        ref={panel}
        id="account"
        popover="auto"
        className="menu-panel menu-panel-anchored header-menu xl:in-row xl:gap-2"
      >
        <HelpButton />
        <NavLink to="/admin/account" onClick={() => panel.current?.hidePopover()} className="admin-link">
          <span className="xl:hidden">Your account</span>
          <bdi className="max-xl:hidden">{name}</bdi>
        </NavLink>
        <form method="post" action="/admin/sign-out" onSubmit={forgetAllTexts}>
          <Button type="submit" look="secondary" className="w-full">
            Sign out
          </Button>
        </form>
      </div>
    </div>
  )
}
