import type { CriterionKey, Weights } from './method'

/** How well one criterion is met, from 0 to 1: at least, at most, and as counted in the score. */
export interface Share {
  criterion: CriterionKey
  least: number
  most: number
  expected: number
}

/** What the ranking depends on besides the weights. */
export interface Weighable {
  candidate: { id: string; name: string }
  parts: readonly Share[]
  /** The number of must-haves that it is not known to have. */
  openMusts: number
  /** How much speaks against it beyond its score, as `doubtsOf` counts. */
  doubts: number
  /** The lowest confirmed price in dollars a month; null if none is known, or the size of the practice is not. */
  monthly: number | null
}

/**
 * The weighted mean of all expected values, from 0 to 100, rounded to nine decimals so that equal fits compare as
 * equal; 0 without any criterion.
 */
export function exactScore(parts: readonly Share[], weights: Weights): number {
  const total = parts.reduce((sum, { criterion }) => sum + weights[criterion], 0)
  if (total === 0) return 0
  const mean = (100 * parts.reduce((sum, part) => sum + weights[part.criterion] * part.expected, 0)) / total
  return Math.round(mean * 1e9) / 1e9
}

/** Sorts systems known to have every must-have first, then by score, then by doubts, price, and name. */
export function byScore(weights: Weights) {
  return (a: Weighable, b: Weighable): number =>
    a.openMusts - b.openMusts ||
    exactScore(b.parts, weights) - exactScore(a.parts, weights) ||
    a.doubts - b.doubts ||
    (a.monthly === b.monthly ? 0 : (a.monthly ?? Infinity) - (b.monthly ?? Infinity)) ||
    a.candidate.name.localeCompare(b.candidate.name, 'en')
}
