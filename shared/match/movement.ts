import { capitalized, listed } from '../words'

/**
 * What changed between two orders of picks, by name: `Valant is now a pick, Kipu EMR is no longer a pick, and Opus
 * moved from 3 to 1.`; null if nothing changed.
 */
export function movement(before: readonly string[], after: readonly string[]): string | null {
  const moves = [
    ...told(
      after.filter((name) => !before.includes(name)),
      ['is now a pick', 'are now picks'],
    ),
    ...told(
      before.filter((name) => !after.includes(name)),
      ['is no longer a pick', 'are no longer picks'],
    ),
    ...after.flatMap((name, index) => {
      const former = before.indexOf(name)
      return former < 0 || former === index ? [] : [`${name} moved from ${former + 1} to ${index + 1}`]
    }),
  ]
  if (moves.length === 0) return null
  return `${capitalized(moves.length === 2 ? moves.join(', and ') : listed(moves))}.`
}

function told(names: readonly string[], [one, several]: [string, string]): string[] {
  return names.length === 0 ? [] : [`${listed(names)} ${names.length === 1 ? one : several}`]
}
