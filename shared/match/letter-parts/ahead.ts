import { listed } from '../../words'
import type { MatchAnswer } from '../match'
import type { CriterionKey } from '../method'
import type { Shown } from './shown'

/**
 * Why the first system stands above others that have more of what was asked for, such as `It is ahead of Kipu EMR,
 * which has more of what you asked for, because its price is confirmed.` Empty if no other one has more.
 */
export function aheadOf(answer: MatchAnswer, shown: readonly Shown[]): string {
  const [first, ...others] = shown
  const more = first
    ? others.filter((other) => shareOf('wishes', other, answer) > shareOf('wishes', first, answer))
    : []
  if (!first || more.length === 0) return ''
  const causes = [...new Set(more.map((other) => causeOf(first, other, answer)))]
  const which = more.length === 1 ? 'which has' : 'which have'
  return `It is ahead of ${listed(more.map(({ pick }) => pick.name))}, ${which} more of what you asked for, because ${listed(causes)}.`
}

/** What lifts the first system most above the other. */
function causeOf(first: Shown, other: Shown, answer: MatchAnswer): string {
  const rows = [first, other].map((one) => rowOf(one, answer))
  if ((rows[0]?.openMusts ?? 0) < (rows[1]?.openMusts ?? 0)) return 'it is known to have all that you must have'
  const lead = (criterion: CriterionKey) =>
    answer.weights.values[criterion] * (shareOf(criterion, first, answer) - shareOf(criterion, other, answer))
  const [cause] = (['care', 'setting', 'size', 'cost'] as const).toSorted((a, b) => lead(b) - lead(a))
  if (cause !== 'cost') return causes[cause ?? 'care']
  return other.pick.cost.length === 0 ? 'its price is confirmed' : 'its price suits your budget better'
}

const causes = {
  care: 'it is better confirmed to be made for your kind of care',
  setting: 'it is better confirmed to serve your care settings',
  size: 'it suits your size better',
}

const rowOf = ({ pick }: Shown, { table }: MatchAnswer) => table.find(({ id }) => id === pick.id)

const shareOf = (criterion: CriterionKey, one: Shown, answer: MatchAnswer): number =>
  rowOf(one, answer)?.parts.find((part) => part.criterion === criterion)?.expected ?? 0
