import { BasisMark } from './basis-mark'
import type { Statement } from './limits'

interface BestForProps extends Statement {
  /** The words before it, such as `Best for: `. */
  label?: string
  className: string
}

/** Whom the record says a system is for. */
export function BestFor({ label, text, evidence, className }: BestForProps) {
  return (
    <div id="bestFor" className={`relative text-pretty ${className}`}>
      {label && <strong className="font-semibold">{label}</strong>}
      {`${text} `}
      <BasisMark of="who it is for" evidence={evidence} inline />
    </div>
  )
}
