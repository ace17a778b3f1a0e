import type { Vendor } from '../catalogue'
import { type CareKind, careWords } from '../catalogue/care'
import { comparisonFields, type FeatureKey } from '../catalogue/fields'
import { isInstitutionSize, sizeRange } from '../catalogue/figures'
import { type ComparisonOrder, defaultOrder, orderVendors, parseComparisonOrder } from '../comparison/order'
import { startingPrice } from '../cost/published-price'
import { type FilterName, filterNames } from '../site/query-keys'
import { capitalized } from '../words'
import { changedTray, readTray, trayPairs } from './tray'

interface FilterOption {
  value: string
  label: string
  /** Whether a vendor passes. Vendors with an unknown value do not. */
  admits: (vendor: Vendor) => boolean
}

export interface DirectoryFilter {
  /** The key in the query. */
  name: FilterName
  label: string
  /** The label of the option that filters nothing. */
  any: string
  options: readonly FilterOption[]
}

/** The selected options by filter, and the order. Filters without a selection and the default order are absent. */
export type DirectoryChoice = Partial<Record<FilterName, string>> & { sort?: ComparisonOrder }

const careOptions = (Object.keys(careWords) as CareKind[]).map((kind) => ({
  value: kind,
  label: capitalized(careWords[kind]),
  admits: ({ specialties }: Vendor) => specialties.value?.includes(kind) ?? false,
}))

const sizeOptions = [
  { value: '1', label: 'Solo practitioner', low: 1, high: 1 },
  { value: '2-10', label: '2-10 providers', low: 2, high: 10 },
  { value: '11-20', label: '11-20 providers', low: 11, high: 20 },
  { value: '21-50', label: '21-50 providers', low: 21, high: 50 },
  { value: '51-plus', label: '51 or more providers', low: 51, high: Number.POSITIVE_INFINITY },
].map(({ value, label, low, high }) => ({
  value,
  label,
  admits: ({ idealOrganizationSize }: Vendor) => {
    if (isInstitutionSize(idealOrganizationSize.value)) return high === Number.POSITIVE_INFINITY
    const range = sizeRange(idealOrganizationSize.value)
    return range !== undefined && range.low <= high && range.high >= low
  },
}))

const priceOptions = [30, 50, 100, 300].map((ceiling) => ({
  value: String(ceiling),
  label: `From $${ceiling} a month or less`,
  admits: (vendor: Vendor) => {
    const start = startingPrice(vendor)
    return start !== undefined && start <= ceiling
  },
}))

const featureOptions = comparisonFields
  .filter((field): field is Extract<typeof field, { kind: 'boolean' }> => field.kind === 'boolean')
  .map(({ key, label }) => ({
    value: key satisfies FeatureKey,
    label,
    admits: (vendor: Vendor) => vendor[key].value === true,
  }))

const supportOptions = [
  { value: '24-7', label: '24/7' },
  { value: 'business-hours', label: 'Business hours' },
  { value: 'email-only', label: 'Email only' },
].map(({ value, label }) => ({
  value,
  label,
  admits: ({ customerSupport }: Vendor) => customerSupport.value === label,
}))

/** The filters in the order of the form and of the address. */
export const directoryFilters: readonly DirectoryFilter[] = [
  { name: 'care', label: 'Care setting', any: 'Any setting', options: careOptions },
  { name: 'size', label: 'Organization size', any: 'Any size', options: sizeOptions },
  { name: 'price', label: 'Starting price', any: 'Any price', options: priceOptions },
  { name: 'feature', label: 'Must have', any: 'Any features', options: featureOptions },
  { name: 'support', label: 'Support', any: 'Any support', options: supportOptions },
]

/** Parses an address; unknown values are ignored. */
export function parseDirectoryChoice(query: URLSearchParams): DirectoryChoice {
  const chosen = directoryFilters.flatMap(({ name, options }) => {
    const option = options.find(({ value }) => value === query.get(name))
    return option ? [[name, option.value] as const] : []
  })
  const sort = parseComparisonOrder(query.get('sort'))
  return { ...Object.fromEntries(chosen), ...(sort === defaultOrder ? {} : { sort }) }
}

/** The address of the directory with a choice and the systems gathered for a comparison. */
export function directoryPath(choice: DirectoryChoice, tray: readonly string[]): string {
  const query = directoryQuery(choice, tray)
  return `/vendors${query && `?${query}`}`
}

/** The canonical query string of a choice and of the systems gathered for a comparison, without the question mark. */
export function directoryQuery(choice: DirectoryChoice, tray: readonly string[] = []): string {
  const query = new URLSearchParams()
  for (const name of filterNames) {
    const value = choice[name]
    if (value !== undefined) query.set(name, value)
  }
  if (choice.sort) query.set('sort', choice.sort)
  for (const [key, id] of trayPairs(tray)) query.set(key, id)
  return query.toString()
}

/** The canonical query of a requested address: equal views get equal queries, and other keys are dropped. */
export function canonicalDirectoryQuery(query: URLSearchParams): string {
  return directoryQuery(parseDirectoryChoice(query), readTray(query))
}

/** The cache key of a directory page; null with gathered systems, because there are too many such addresses. */
export function directoryKey(query: URLSearchParams): string | null {
  return readTray(query).length === 0 && !changedTray(query) ? canonicalDirectoryQuery(query) : null
}

/** An option with the number of systems if it were selected and the other filters stayed as they are. */
export interface CountedOption {
  value: string
  label: string
  count: number
}

/** A selected filter, and the number of systems without it. */
export interface ActiveFilter {
  name: FilterName
  label: string
  option: string
  countWithout: number
}

export interface DirectoryListing {
  /** In the chosen order, ties by name. */
  found: Vendor[]
  filters: { name: FilterName; label: string; any: string; options: CountedOption[] }[]
  active: ActiveFilter[]
}

/** The systems that pass a choice, and how many would pass with each other option. */
export function listDirectory(vendors: readonly Vendor[], choice: DirectoryChoice): DirectoryListing {
  return {
    found: orderVendors(admitted(vendors, choice), choice.sort ?? defaultOrder),
    filters: directoryFilters.map(({ name, label, any, options }) => ({
      name,
      label,
      any,
      options: options.map(({ value, label: words }) => ({
        value,
        label: words,
        count: admitted(vendors, { ...choice, [name]: value }).length,
      })),
    })),
    active: directoryFilters.flatMap(({ name, label, options }) => {
      const option = options.find(({ value }) => value === choice[name])
      if (!option) return []
      const countWithout = admitted(vendors, { ...choice, [name]: undefined }).length
      return [{ name, label, option: option.label, countWithout }]
    }),
  }
}

function admitted(vendors: readonly Vendor[], choice: DirectoryChoice): Vendor[] {
  const chosen = directoryFilters.flatMap(
    ({ name, options }) => options.find(({ value }) => value === choice[name])?.admits ?? [],
  )
  return vendors.filter((vendor) => chosen.every((admits) => admits(vendor)))
}
