import type { RestsOnSource } from '../dataset/source-addresses'

/** An address that a worker could not open, or was not let in to. Times are ISO 8601. */
export interface SourceLink {
  url: string
  /** What came of it the last time, in words. */
  detail: string
  checkedAt: string
  /** The first failure of those in a row; null where programs are turned away, which is none. */
  failingSince: string | null
  /** The facts and rules that rest on it. */
  rests: readonly RestsOnSource[]
}

export interface SourceLinks {
  /** Whether addresses are opened here at all. */
  isOn: boolean
  /** How many addresses there are, were opened, are gone, and turn programs away. */
  counts: { all: number; checked: number; gone: number; refused: number }
  lastCheckedAt: string | null
  /** Those that failed twice in a row, longest first; up to 200. */
  gone: SourceLink[]
  /** Those that a person has to open; up to 200. */
  refused: SourceLink[]
  timeZone: string
}

export interface SourceLinkApi {
  readSourceLinks(): Promise<SourceLinks>
}
