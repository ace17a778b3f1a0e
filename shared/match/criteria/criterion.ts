import type { Basis, Candidate, Known } from '../candidate'
import { unknownCounts } from '../method'

/** A sentence with the facts of the catalogue that it rests on. */
export interface Statement {
  text: string
  facts: { vendor: string; field: string; basis: Basis }[]
}

/** How one system meets one criterion. `least` and `most` differ where the catalogue does not know. */
export interface Assessment {
  least: number
  most: number
  /** What counts in the score, within the range. */
  expected: number
  reasons: Statement[]
  against: Statement[]
  /** Fields that would narrow the range. */
  unknown: string[]
  /** Questions to the vendor about them. */
  ask: string[]
}

/** Of a range counts the part that the method gives to unknowns, where `rest` names no other. */
export function assessment(share: { least: number; most: number }, rest: Partial<Assessment> = {}): Assessment {
  const expected = share.least + unknownCounts * (share.most - share.least)
  return { ...share, expected, reasons: [], against: [], unknown: [], ask: [], ...rest }
}

export function exactly(share: number): { least: number; most: number } {
  return { least: share, most: share }
}

export const wholeRange = { least: 0, most: 1 } as const

/** The sentence with its facts, for one system. */
export function statement(candidate: Candidate, text: string, ...facts: Known<unknown>[]): Statement {
  return { text, facts: facts.map(({ field, basis }) => ({ vendor: candidate.id, field, basis })) }
}
