import type { Share } from '../../../shared/catalogue/counts'

export type EvidenceBarProps = Share

/** How many of a system's compared values have a source, drawn and in figures. */
export function EvidenceBar({ count, of }: EvidenceBarProps) {
  return (
    <span className="ml-auto inline-flex items-center gap-2 text-xs text-ink-soft figures">
      <svg viewBox="0 0 48 8" className="h-2 w-12 print-color" aria-hidden="true">
        <rect width="48" height="8" rx="4" className="fill-line" />
        <rect width={((48 * count) / of).toFixed(1)} height="8" rx="4" className="fill-accent" />
      </svg>
      {`${count}/${of} sourced`}
    </span>
  )
}
