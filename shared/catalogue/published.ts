import type { Dossier } from './dossier/schema'
import type { Fact } from './evidence'
import type { Vendor } from './schema'

/**
 * A fact as the API publishes it. The address and date of its source are repeated as `url` and `seen`, for clients from
 * before sources had names.
 */
type PublishedFact<T> = Fact<T> & { url?: string; seen?: string }

type Published<T> = T extends Fact<infer V> ? PublishedFact<V> : T extends Fact<infer V>[] ? PublishedFact<V>[] : T

/** A vendor as `GET /api/vendors` lists it, without its dossier. */
export type PublishedVendor = { [Key in Exclude<keyof Vendor, 'dossier'>]: Published<Vendor[Key]> }

/** A vendor with its dossier, as `GET /api/vendors/{id}` returns it. */
export type PublishedRecord = PublishedVendor & { dossier: Record<string, PublishedFact<unknown>> }

export function publishedVendor({ dossier: _, ...vendor }: Vendor): PublishedVendor {
  const published = Object.entries(vendor).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map((one: Fact<unknown>) => publishedFact(one)) : publishedValue(value),
  ])
  return Object.fromEntries(published) as PublishedVendor
}

export function publishedRecord(vendor: Vendor): PublishedRecord {
  return { ...publishedVendor(vendor), dossier: publishedDossier(vendor.dossier) }
}

function publishedDossier(dossier: Dossier): Record<string, PublishedFact<unknown>> {
  const facts = Object.entries(dossier).flatMap(([key, fact]) => (fact ? [[key, publishedFact(fact)] as const] : []))
  return Object.fromEntries(facts)
}

function publishedFact<T>(fact: Fact<T>): PublishedFact<T> {
  const { value, basis, source, ...rest } = fact
  if (!source) return fact
  return { value, basis, url: source.url, ...(source.dated ? { seen: source.dated } : {}), source, ...rest }
}

const publishedValue = (value: unknown) => (isFact(value) ? publishedFact(value) : value)

function isFact(value: unknown): value is Fact<unknown> {
  return typeof value === 'object' && value !== null && 'basis' in value
}
