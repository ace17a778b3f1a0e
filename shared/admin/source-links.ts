import type { RestsOnSource } from '../dataset/source-addresses'

/** An address that could not be opened, or that rejects programs. Times are ISO 8601. */
export interface SourceLink {
  url: string
  detail: string
  checkedAt: string
  /** The first of the consecutive failures; null if the site rejects programs, which does not count as a failure. */
  failingSince: string | null
  rests: readonly RestsOnSource[]
}

export interface SourceLinks {
  isOn: boolean
  /** How many addresses there are, have been opened, are gone, and reject programs. */
  counts: { all: number; checked: number; gone: number; refused: number }
  lastCheckedAt: string | null
  /** Addresses that failed at least twice in a row, longest first; up to 200. */
  gone: SourceLink[]
  /** Addresses that a person has to open; up to 200. */
  refused: SourceLink[]
}
