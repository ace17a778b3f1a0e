import type { ReactNode } from 'react'
import { ChevronIcon } from './icons'

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
export function Menu({ id, label, icon, panelClass, children }: MenuProps) {
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
