import type { Basis, SourceKind } from './evidence'

export type { Basis } from './evidence'

/** What each basis is called, what it means to a reader, and the sign at a value that rests on less than a source. */
export const basisWords: Readonly<Record<Basis, { label: string; meaning: string; sign?: string }>> = {
  spec: { label: 'Our figure', sign: '°', meaning: 'Carried over from before we kept sources; it has none.' },
  sourced: { label: 'Sourced', meaning: 'Taken from a public page.' },
  unverified: {
    label: 'Unverified',
    sign: '°°',
    meaning: 'We have a value but no source for it. Confirm it with the vendor.',
  },
  unknown: { label: 'Not verified', meaning: 'We found no value; the answer may still be yes. Ask the vendor.' },
  'not-applicable': { label: 'Does not apply', meaning: 'The product is of another kind.' },
}

/** The kind of publisher of a source, as readers see it. */
export const kindWords: Readonly<Record<SourceKind, string>> = {
  vendor: "the vendor's own page",
  regulator: 'a public body',
  press: 'press',
  independent: 'an independent page',
  aggregator: 'a directory or catalogue',
}

/** Created once: creating a formatter costs a hundred times as much as using it, and a page shows a hundred dates. */
const dayFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
const monthFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })

/** Formats a date: `2026-04-30` as `April 30, 2026`, `2026-04` as `April 2026`, `2026` unchanged. */
export function dateWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  if (month === undefined) return date
  return (day === undefined ? monthFormat : dayFormat).format(Date.UTC(year ?? 0, month - 1, day ?? 1))
}
