import type { Vendor } from '../catalogue'
import type { CostQuestion } from '../cost/assumptions'
import { costSummary, horizonWords, pricedFact } from '../cost/vendor-cost'
import { listed } from '../words'
import { factItem } from './facts'

/** A system's cost over the years, with the basis of its price. */
export function costItem(vendor: Vendor, question: CostQuestion, label: string): string {
  const { sums, basis, assumptions, leftOut } = costSummary(vendor, question)
  const known = sums.flatMap(({ years, text }) => (text === null ? [] : `${horizonWords(years)} ${text}`))
  const words = [
    `${known.length > 0 ? `${known.join(', ')}. ` : ''}${basis}`,
    assumptions.join('. '),
    leftOut.length > 0 ? `Not included: ${listed(leftOut)}` : '',
  ]
  return factItem(
    label,
    [words.flatMap((one) => (one === '' ? [] : one.replace(/\.$/, ''))).join('. ')],
    pricedFact(vendor, question),
  )
}
