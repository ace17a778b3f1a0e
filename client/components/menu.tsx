import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ChevronIcon } from './icons'

interface MenuProps {
  /** Ties the button to its panel. */
  id: string
  label: string
  icon?: ReactNode
  buttonClass: string
  panelClass: string
  children: ReactNode
}

/**
 * A button that opens a panel: the platform's popover, so that mouse, touch, keyboard, Escape and a click outside work
 * with no script. The only thing added is that a navigation inside the page closes it.
 */
export function Menu({ id, label, icon, buttonClass, panelClass, children }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel.
  useEffect(() => panel.current?.hidePopover?.(), [key])
  return (
    <>
      <button type="button" popoverTarget={id} className={`menu-button ${buttonClass}`}>
        {label}
        {icon ?? <ChevronIcon className="size-4" />}
      </button>
      <div ref={panel} id={id} popover="auto" className={`menu-panel ${panelClass}`}>
        {children}
      </div>
    </>
  )
}
