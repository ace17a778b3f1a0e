import { dollarRange, listed } from '../../words'
import { havingFor } from '../criteria/wishes'
import { doubtsIn } from '../doubts'
import { type FeatureKey, featurePhrase } from '../keys'
import type { MatchAnswer } from '../match'
import type { Pick } from '../pick'
import type { Having } from '../weigh/candidate'
import { exactScore } from '../weighing'
import type { Shown } from './shown'

/**
 * What distinguishes a pick from the first one above it with the same score, such as `It ties with Kareo. They differ in
 * outcome measures (Kareo has them, …) and in price`. Empty without a tie.
 */
export function tieOf(one: Shown, above: readonly Shown[], answer: MatchAnswer): string {
  const first = above.find(({ pick }) => pick.score === one.pick.score)
  if (!first) return ''
  const differences = [
    ...featureDifferences(first, one, answer.readBack),
    openDifference(first, one),
    price(first, one),
  ]
  const order = first === above.at(-1) ? orderOf(first.pick, one.pick, answer) : ''
  return `It ties with ${first.pick.name}; what differs is ${listed(differences.filter(Boolean))}.${order}`
}

/** Why one of two systems with the same whole score stands first, unless it is their must-haves. */
function orderOf(first: Pick, second: Pick, { table, weights }: MatchAnswer): string {
  const rows = [first, second].flatMap(({ id }) => table.find((row) => row.id === id) ?? [])
  if (new Set(rows.map(({ openMusts }) => openMusts)).size > 1) return ''
  const isEqual = new Set(rows.map(({ parts }) => exactScore(parts, weights.values))).size === 1
  if (!isEqual) return ` Before rounding, ${first.name} scores higher.`
  const areEqual = (part: (doubts: number) => number) => new Set(rows.map((row) => part(row.doubts))).size === 1
  if (!areEqual((doubts) => doubtsIn(doubts).lacking))
    return ' Of equal systems, those known to have more of what prescribers need come first.'
  if (!areEqual((doubts) => doubtsIn(doubts).outgrown)) return ' Of equal systems, those you would outgrow come last.'
  if (!areEqual(Number)) return ' Of equal systems, those with a reservation in our review come last.'
  const isPriced = new Set(rows.map(({ monthly }) => monthly)).size > 1
  return ` Ties are listed by ${isPriced ? 'confirmed price' : 'name'}.`
}

const valueWords: Record<Having, string> = { yes: 'yes', partly: 'in part', no: 'no' }

function featureDifferences(first: Shown, one: Shown, readBack: MatchAnswer['readBack']): string[] {
  const value = ({ candidate }: Shown, key: FeatureKey) => {
    const known = havingFor(candidate, key, readBack)
    return known ? valueWords[known] : 'not known'
  }
  return [...readBack.must, ...readBack.want]
    .filter((key) => value(first, key) !== value(one, key))
    .map(
      (key) => `${featurePhrase(key)} (${first.pick.name}: ${value(first, key)}; ${one.pick.name}: ${value(one, key)})`,
    )
}

/** Settings, size, and kinds of care that speak against only one of the two. */
function openDifference(first: Shown, one: Shown): string {
  const weighed = ['care', 'setting', 'size']
  const texts = ({ pick, candidate }: Shown) =>
    pick.against.flatMap(({ criterion, text }) =>
      weighed.includes(criterion) ? [text.replaceAll(candidate.name, '')] : [],
    )
  return texts(first).join() === texts(one).join() ? '' : 'what to keep in mind'
}

function price(first: Shown, one: Shown): string {
  const [theirs, ours] = [first.pick.cost[0], one.pick.cost[0]]
  if (theirs && ours)
    return `the price (${first.pick.name}: ${dollarRange(theirs.monthly)} a month; ${one.pick.name}: ${dollarRange(ours.monthly)})`
  if (!(theirs || ours)) return 'the price, confirmed for neither'
  return `the price, published only by ${theirs ? first.pick.name : one.pick.name}`
}
