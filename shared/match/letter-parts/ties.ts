import { dollarRange, listed } from '../../words'
import type { Having } from '../candidate'
import { type FeatureKey, featurePhrase } from '../keys'
import type { MatchAnswer } from '../match'
import type { Shown } from './shown'

/**
 * What distinguishes a pick from the first one above it with the same score, such as `It ties with Kareo. They differ in
 * outcome measures (Kareo has them, …) and in price`. Empty without a tie.
 */
export function tieOf(one: Shown, above: readonly Shown[], { must, want }: MatchAnswer['readBack']): string {
  const first = above.find(({ pick }) => pick.score === one.pick.score)
  if (!first) return ''
  const differences = [
    ...featureDifferences(first, one, [...must, ...want]),
    openDifference(first, one),
    price(first, one),
  ]
  return `It ties with ${first.pick.name}; what differs is ${listed(differences.filter(Boolean))}.`
}

const valueWords: Record<Having, string> = { yes: 'yes', partly: 'in part', no: 'no' }

function featureDifferences(first: Shown, one: Shown, wishes: readonly FeatureKey[]): string[] {
  const value = ({ candidate }: Shown, key: FeatureKey) => {
    const { value: known } = candidate.features[key]
    return known ? valueWords[known] : 'not known'
  }
  return wishes
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
  if (theirs && ours) return `the price (${dollarRange(theirs.monthly)} against ${dollarRange(ours.monthly)} a month)`
  if (!(theirs || ours)) return 'the price, confirmed for neither'
  return `the price, published only by ${theirs ? first.pick.name : one.pick.name}`
}
