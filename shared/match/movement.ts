import { capitalized, listed } from '../words'

/**
 * What changed between two orders of picks, by name: `Valant came in, Kipu left and Opus moved from 3 to 1.`; null if
 * nothing changed.
 */
export function movement(before: readonly string[], after: readonly string[]): string | null {
  const moves = [
    ...after.filter((name) => !before.includes(name)).map((name) => `${name} came in`),
    ...before.filter((name) => !after.includes(name)).map((name) => `${name} left`),
    ...after.flatMap((name, index) => {
      const former = before.indexOf(name)
      return former < 0 || former === index ? [] : [`${name} moved from ${former + 1} to ${index + 1}`]
    }),
  ]
  return moves.length === 0 ? null : `${capitalized(listed(moves))}.`
}
