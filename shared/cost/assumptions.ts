/** The fields of the form, each a whole number from 0 to `max`, in the order of an address. */
export const assumptionFields = [
  { key: 'growth', label: 'Growth, % a year', hint: 'more providers each year', max: 100 },
  { key: 'increase', label: 'Price rise, % a year', hint: 'what the contract allows', max: 50 },
  { key: 'seats', label: 'Other users', hint: 'front desk, billing, supervisors', max: 1000 },
  { key: 'setup', label: 'Setup, $ once', hint: 'as quoted, with data migration', max: 10_000_000 },
  { key: 'collections', label: 'Collections, $', hint: 'one provider, one month', max: 1_000_000 },
  { key: 'share', label: "Vendor's share, %", hint: 'of collections, as quoted', max: 50 },
] as const

/** What a reader adds to the published prices, as the fields say. Everything is 0 by default. */
export type CostAssumptions = Record<(typeof assumptionFields)[number]['key'], number>

export const noAssumptions: CostAssumptions = { growth: 0, increase: 0, seats: 0, setup: 0, collections: 0, share: 0 }

/** The default number of providers, also used in the selection guide's worked example. */
export const providersDefault = 10

/** The sizes for which a vendor's page shows the cost: one person, a group practice, a clinic. */
export const sizesShown = [1, 10, 40] as const

/** The same maximum as in the match. */
export const providersMax = 100_000

/** A cost question: a number of providers, and the assumptions besides published prices. */
export interface CostQuestion {
  providers: number
  assumptions: CostAssumptions
}

/** Reads a cost question from an address; a value that is not a whole number within its limits is ignored. */
export function readCostQuestion(query: URLSearchParams): CostQuestion {
  const providers = wholeNumber(query.get('providers'), providersMax)
  const read = assumptionFields.map(({ key, max }) => [key, wholeNumber(query.get(key), max) ?? 0] as const)
  return {
    providers: providers || providersDefault,
    assumptions: { ...noAssumptions, ...Object.fromEntries(read) },
  }
}

/** Adds a cost question to an address. Default values are left out, so equal questions get equal addresses. */
export function writeCostQuestion({ providers, assumptions }: CostQuestion, query: URLSearchParams): void {
  if (providers !== providersDefault) query.set('providers', `${providers}`)
  for (const { key } of assumptionFields) if (assumptions[key] > 0) query.set(key, `${assumptions[key]}`)
}

/** Whether a question consists of default values, so an address does not contain it. */
export function isDefaultQuestion({ providers, assumptions }: CostQuestion): boolean {
  return providers === providersDefault && assumptionFields.every(({ key }) => assumptions[key] === 0)
}

/** Parses a whole number of at most nine digits, with or without thousands separators; undefined for anything else. */
function wholeNumber(text: string | null, max: number): number | undefined {
  const digits = text?.replaceAll(',', '') ?? ''
  if (!/^\d{1,9}$/.test(digits)) return undefined
  const value = Number(digits)
  return value <= max ? value : undefined
}
