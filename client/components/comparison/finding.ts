import type { ComparisonField } from '../../../shared/catalogue/fields'
import { counted, listed } from '../../../shared/words'
import type { ComparedRows } from './rows'

/** The fields that decide most, each as a sentence names it. */
const decisive: Partial<Record<ComparisonField['key'], string>> = {
  idealOrganizationSize: 'size',
  estimatedCostPerMonth: 'price',
  setupTime: 'setup time',
}

/** What the comparison of several systems found, in the words that a page begins with. */
export function findingOf(names: readonly string[], { counts, differing }: ComparedRows): string {
  const { unclear } = counts
  const found =
    differing.length > 0
      ? `${listed(names)} differ in ${rowsOf(differing.length)}${firstOf(differing)}.`
      : `${listed(names)} differ in no row that we can judge.`
  return unclear > 0 ? `${found} In ${rowsOf(unclear)} we don't know enough.` : found
}

const rowsOf = (count: number) => counted(count, 'row')

/** Names the decisive fields that differ. */
function firstOf(differing: readonly ComparisonField[]): string {
  const named = differing.flatMap(({ key }) => decisive[key] ?? [])
  const rest = differing.length - named.length
  if (named.length === 0) return ''
  return `: ${listed(rest > 0 ? [...named, `${rest} more`] : named)}`
}
