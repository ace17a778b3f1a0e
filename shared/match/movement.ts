import { capitalized, listed } from '../words'

/** A figure at the end of a sentence could be read as the number of a list. */
const places: readonly string[] = ['first', 'second', 'third']

/**
 * What changed between two orders of picks, by name: `Valant is now a pick, Kipu EMR is no longer a pick, and Opus
 * moved from third to first.`; null if nothing changed.
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
      return former < 0 || former === index ? [] : [`${name} moved from ${places[former]} to ${places[index]}`]
    }),
  ]
  if (moves.length === 0) return null
  return `${capitalized(moves.length === 2 ? moves.join(', and ') : listed(moves))}.`
}

function told(names: readonly string[], [one, several]: [string, string]): string[] {
  return names.length === 0 ? [] : [`${listed(names)} ${names.length === 1 ? one : several}`]
}
