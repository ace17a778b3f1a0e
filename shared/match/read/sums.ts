import type { HeadCount } from '../terms/known'
import type { Count } from './counts'

/** A count with the beginning of its sentence. */
export type Placed = Count & { sentence: number }

export interface Counted extends HeadCount {
  start: number
  end: number
  isWhole: boolean
}

/** The people of several counts together. */
export function total(counts: readonly Count[]): HeadCount {
  const open = counts.some(({ most }) => most === null)
  return {
    least: counts.reduce((sum, { least, most, role }) => sum + (most === null && role === 'support' ? 0 : least), 0),
    most: open ? null : counts.reduce((sum, { most }) => sum + (most ?? 0), 0),
  }
}

export const spanOf = (counts: readonly Count[]) => ({
  start: Math.min(...counts.map(({ start }) => start)),
  end: Math.max(...counts.map(({ end }) => end)),
})

/** A number of people that counts all. */
export const whole = (count: number, { 0: words, index }: RegExpExecArray): Counted => ({
  least: count,
  most: count,
  start: index,
  end: index + words.length,
  isWhole: true,
})
