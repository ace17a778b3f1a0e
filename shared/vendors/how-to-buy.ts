import type { Vendor } from '../catalogue'
import type { FieldKey } from '../catalogue/fields'
import { hasValue, marked } from '../catalogue/mark'
import { publishedStart } from '../cost/published-price'

export type HowToBuy = ReturnType<typeof howToBuy>

const terms = [
  { key: 'contract.freeTrial', label: 'Trial', ask: 'trial' },
  { key: 'contract.minimumSeats', label: 'Seats', ask: 'minimum seats' },
  { key: 'contract.term', label: 'Term', ask: 'term' },
  { key: 'setupTime', label: 'Start', ask: 'time to start' },
] as const satisfies readonly { key: FieldKey; label: string; ask: string }[]

/** What a buyer knows of a system before the first call, and what is left to ask: published price or not, trial, minimum seats, term, and time to start, from the record alone. */
export function howToBuy(vendor: Vendor) {
  const published = marked(vendor, 'price.published', (answer) => publishedWords[`${answer}`])
  const rows = terms.map((term) => ({ ...term, ...marked(vendor, term.key) }))
  const isPriceOpen = !hasValue(published.mark) && publishedStart(vendor) === undefined
  return {
    known: [{ label: 'Price', ...published }, ...rows].filter(({ mark }) => hasValue(mark)),
    /** What no source tells, each as part of a sentence. */
    ask: [
      ...(isPriceOpen ? ['price'] : []),
      ...rows.filter(({ mark }) => mark.basis === 'unknown').map(({ ask }) => ask),
    ],
  }
}

const publishedWords = { true: 'published', false: 'not published', partly: 'published in part' }
