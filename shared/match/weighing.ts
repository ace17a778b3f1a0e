import type { CriterionKey, Weights } from './method'

/** How far one criterion is met, from 0 to 1: at least, at most, and what counts in the score. */
export interface Share {
  criterion: CriterionKey
  least: number
  most: number
  expected: number
}

/** What the order of systems hangs on, apart from the weights. */
export interface Weighable {
  candidate: { id: string; name: string }
  parts: readonly Share[]
  /** Must-haves of which the catalogue does not say whether the system has them. */
  openMusts: number
}

/** The weighted mean of what is expected of all parts, from 0 to 100, to nine decimals, so that equal fits are equal; 0 where nothing was told. */
export function exactScore(parts: readonly Share[], weights: Weights): number {
  const total = parts.reduce((sum, { criterion }) => sum + weights[criterion], 0)
  if (total === 0) return 0
  const mean = (100 * parts.reduce((sum, part) => sum + weights[part.criterion] * part.expected, 0)) / total
  return Math.round(mean * 1e9) / 1e9
}

/** Systems known to have every must-have first, then the best; equal ones by name. */
export function byScore(weights: Weights) {
  return (a: Weighable, b: Weighable): number =>
    a.openMusts - b.openMusts ||
    exactScore(b.parts, weights) - exactScore(a.parts, weights) ||
    a.candidate.name.localeCompare(b.candidate.name, 'en')
}
