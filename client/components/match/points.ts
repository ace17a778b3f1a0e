import type { MatchAnswer } from '../../../shared/match/match'
import { criterionLabels } from '../../../shared/match/method'
import { exactScore } from '../../../shared/match/weighing'
import { listed } from '../../../shared/words'

/** How a system's score adds up: `Points: kind of care 25 of 25, cost 5 of 15, and features asked for 60 of 60`. */
export function pointsWords(id: string, { table, weights }: Pick<MatchAnswer, 'table' | 'weights'>): string {
  const parts = table.find((row) => row.id === id)?.parts ?? []
  const total = parts.reduce((sum, { criterion }) => sum + weights.values[criterion], 0)
  if (total === 0) return ''
  const exactMost = parts.map(({ criterion }) => (100 * weights.values[criterion]) / total)
  const most = wholeParts(exactMost, 100)
  // A criterion that is met in full gets its last point before the others do.
  const exact = parts.map(
    ({ expected }, index) => (expected === 1 ? most[index] : (exactMost[index] ?? 0) * expected) ?? 0,
  )
  const points = wholeParts(exact, Math.floor(exactScore(parts, weights.values)), most)
  const words = parts.map(
    ({ criterion }, index) => `${criterionLabels[criterion].toLowerCase()} ${points[index]} of ${most[index]}`,
  )
  return `Points: ${listed(words)}.`
}

/**
 * Whole numbers that add up to `sum`, none above its limit: each is rounded down, and then the sum is corrected one by
 * one, up where most was cut off, down where least was.
 */
function wholeParts(exact: readonly number[], sum: number, limits: readonly number[] = exact.map(Math.ceil)): number[] {
  const whole = exact.map((number) => Math.floor(number + 1e-9))
  const missing = (index: number) => (exact[index] ?? 0) - (whole[index] ?? 0)
  for (let left = sum - whole.reduce((a, b) => a + b, 0); left !== 0; left -= Math.sign(left)) {
    const step = Math.sign(left)
    const open = [...whole.keys()].filter((index) =>
      step < 0 ? (whole[index] ?? 0) > 0 : (whole[index] ?? 0) < (limits[index] ?? 0),
    )
    const [next] = open.sort((a, b) => step * (missing(b) - missing(a)))
    if (next !== undefined) whole[next] = (whole[next] ?? 0) + step
  }
  return whole
}
