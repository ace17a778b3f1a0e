import { useEffect, useState } from 'react'
import { buttonClass } from './button'
import { PrintIcon } from './icons'

/** Prints the page. There only where scripts run: without them the browser's own menu does it. */
export function PrintButton({ children }: { children: string }) {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!alive) return null
  return (
    <button type="button" onClick={() => window.print()} className={buttonClass('secondary')}>
      <PrintIcon />
      {children}
    </button>
  )
}
