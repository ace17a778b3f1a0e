import type { MatchAnswer } from '../../../shared/match/match'
import { criterionLabels } from '../../../shared/match/method'
import { listed } from '../../../shared/words'

/** How a system's score adds up: `Points: kind of care 25 of 25, cost 5 of 15, and features asked for 60 of 60`. */
export function pointsWords(id: string, { table, weights }: Pick<MatchAnswer, 'table' | 'weights'>): string {
  const parts = table.find((row) => row.id === id)?.parts ?? []
  const total = parts.reduce((sum, { criterion }) => sum + weights.values[criterion], 0)
  if (total === 0) return ''
  const points = parts.map(({ criterion, expected }) => {
    const most = (100 * weights.values[criterion]) / total
    return `${criterionLabels[criterion].toLowerCase()} ${Math.round(most * expected)} of ${Math.round(most)}`
  })
  return `Points: ${listed(points)}.`
}
