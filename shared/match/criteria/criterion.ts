import type { Basis } from '../../catalogue/evidence'
import type { Evidence } from '../../catalogue/proof'
import { unknownCounts } from '../method'
import type { Candidate } from '../weigh/candidate'

/** A sentence with the facts of the catalogue that support it. */
export interface Statement {
  text: string
  facts: { vendor: string; field: string; basis: Basis }[]
}

/** How well one system meets one criterion, from 0 to 1. `least` and `most` differ if the catalogue has unknowns. */
export interface Assessment {
  least: number
  most: number
  /** The value within the range that counts in the score. */
  expected: number
  reasons: Statement[]
  against: Statement[]
  /** Fields that would narrow the range. */
  unknown: string[]
  /** Questions to the vendor about those fields. */
  ask: string[]
}

/** Completes an assessment. By default, `expected` is at the fixed point within the range (`unknownCounts`). */
export function assessment(share: { least: number; most: number }, rest: Partial<Assessment> = {}): Assessment {
  const expected = share.least + unknownCounts * (share.most - share.least)
  return { ...share, expected, reasons: [], against: [], unknown: [], ask: [], ...rest }
}

export function exactly(share: number): { least: number; most: number } {
  return { least: share, most: share }
}

export const wholeRange = { least: 0, most: 1 } as const

/** A sentence with its facts, for one system. */
export function statement(
  candidate: Candidate,
  text: string,
  ...facts: Pick<Evidence<unknown>, 'field' | 'basis'>[]
): Statement {
  return { text, facts: facts.map(({ field, basis }) => ({ vendor: candidate.id, field, basis })) }
}
