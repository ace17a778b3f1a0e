import type { Fact } from './schema'

export type Basis = Fact<unknown>['basis']

/** What each basis is called beside a value, and what that means to a reader. */
export const basisWords: Readonly<Record<Basis, { label: string; meaning: string }>> = {
  spec: { label: 'Editorial figure', meaning: 'Set by our editors for this comparison.' },
  sourced: { label: 'Sourced', meaning: 'Read on a public page.' },
  editorial: { label: 'General knowledge', meaning: 'Common knowledge in the field, which we have not verified.' },
  unknown: { label: 'Not verified', meaning: 'We found nothing to rely on. Ask the vendor.' },
}

/** `2026-04` as `April 2026`, `2026` as it is. */
export function dateWords(seen: string): string {
  const [year, month] = seen.split('-')
  if (month === undefined) return seen
  const name = new Date(Date.UTC(2000, Number(month) - 1)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
  return `${name} ${year}`
}
