import { buttonClass, type Size } from './button-class'
import { PrintIcon } from './icons'

/** Prints the page. It is visible only with scripts; without them, the browser's own menu prints. */
export function PrintButton({ size, children }: { size?: Size; children: string }) {
  return (
    <button type="button" data-print="" className={`with-script ${buttonClass('secondary', size)}`}>
      <PrintIcon />
      {children}
    </button>
  )
}
