import { PrintIcon } from './icons'
import { takeAlongClass } from './take-along'

/** Prints the page. It is visible only with scripts; without them, the browser's own menu prints. */
export function PrintButton({ children }: { children: string }) {
  return (
    <button type="button" data-print="" className={`with-script ${takeAlongClass}`}>
      <PrintIcon />
      {children}
    </button>
  )
}
