import type { Vendor } from '../catalogue'
import { type ComparisonOrder, defaultOrder, orderVendors, parseComparisonOrder } from '../comparison/order'
import { organizationKeys } from '../match/terms/organizations'
import { type FilterName, filterNames } from '../site/query-keys'
import { listed } from '../words'
import { directoryFilters } from './directory-filters'
import { changedTray, readTray, trayPairs } from './tray'

/** The selected options by filter, and the order. Filters without a selection and the default order are absent. */
export type DirectoryChoice = Partial<Record<FilterName, string>> & { sort?: ComparisonOrder }

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

/**
 * The cache key of a directory page; null with gathered systems, because there are too many such addresses, and for a
 * kind of organization that there is not, because that page is another one.
 */
export function directoryKey(query: URLSearchParams): string | null {
  const isKept = readTray(query).length === 0 && !changedTray(query) && unknownKind(query) === undefined
  return isKept ? canonicalDirectoryQuery(query) : null
}

/** The kind of organization that an address names, if there is none with that key. */
export function unknownKind(query: URLSearchParams): string | undefined {
  const key = query.get('kind')
  return key && !organizationKeys.some((one) => one === key) ? key : undefined
}

export type DirectoryListing = ReturnType<typeof listDirectory>
export type CountedOption = DirectoryListing['filters'][number]['options'][number]
export type ActiveFilter = DirectoryListing['active'][number]

/** The systems that pass a choice, and how many would pass with each other option. */
export function listDirectory(vendors: readonly Vendor[], choice: DirectoryChoice) {
  const countWith = (name: FilterName, value?: string) => admitted(vendors, { ...choice, [name]: value }).length
  return {
    /** By depth, each in the chosen order, ties by name. */
    found: orderVendors(admitted(vendors, choice), choice.sort ?? defaultOrder),
    /** With the number of systems if an option were selected and the other filters stayed as they are. */
    filters: directoryFilters.map(({ name, label, any, options }) => ({
      name,
      label,
      any,
      options: options.map(({ admits: _, ...option }) => ({ ...option, count: countWith(name, option.value) })),
    })),
    /** The selected filters, each with the number of systems without it. */
    active: directoryFilters.flatMap(({ name, label, options }) => {
      const option = options.find(({ value }) => value === choice[name])
      return option ? [{ name, label, option: option.label, countWithout: countWith(name) }] : []
    }),
  }
}

function admitted(vendors: readonly Vendor[], choice: DirectoryChoice): Vendor[] {
  const chosen = directoryFilters.flatMap(
    ({ name, options }) => options.find(({ value }) => value === choice[name])?.admits ?? [],
  )
  return vendors.filter((vendor) => chosen.every((admits) => admits(vendor)))
}

/**
 * How many of the systems found have a source for their level of care, if one was chosen, and how many systems were left
 * out because their level is not known: most levels are unverified, which the number of systems alone would hide.
 */
export function levelEvidence(
  { level }: DirectoryChoice,
  found: readonly Vendor[],
  all: readonly Vendor[],
): string | undefined {
  if (!level || found.length === 0) return undefined
  const sourced = found.filter(({ levelsOfCare: { basis } }) => basis === 'sourced').length
  const unknown = all.filter(({ levelsOfCare: { basis } }) => basis === 'unknown').length
  const counts = [
    `sourced for ${sourced} of these systems`,
    ...(sourced < found.length ? [`unverified for ${found.length - sourced}`] : []),
    ...(unknown > 0 ? [`not verified for ${unknown} left out`] : []),
  ]
  return `Level of care: ${listed(counts)}. Have the vendor show it to you; a system that is left out may still serve it.`
}
