import { type DossierKey, dossierFields } from './dossier/fields'
import { isBlank } from './dossier/schema'
import type { Fact } from './evidence'
import type { Vendor } from './schema'

/**
 * A fact as the API publishes it. The address and date of its source are repeated as `url` and `seen`, for clients from
 * before sources had names.
 */
type PublishedFact<T> = Fact<T> & { url?: string; seen?: string }

type Published<T> = T extends Fact<infer V> ? PublishedFact<V> : T extends Fact<infer V>[] ? PublishedFact<V>[] : T

/** A vendor as `GET /api/vendors` lists it, without its dossier. */
export type PublishedVendor = { [Key in Exclude<keyof Vendor, DossierKey>]: Published<Vendor[Key]> }

/** A vendor with its dossier, as `GET /api/vendors/{id}` returns it. */
export type PublishedRecord = PublishedVendor & { dossier: Record<string, PublishedFact<unknown>> }

const dossierKeys = new Set<string>(dossierFields.map(({ key }) => key))

export function publishedVendor(vendor: Vendor): PublishedVendor {
  const published = Object.entries(vendor)
    .filter(([key, value]) => !dossierKeys.has(key) && (isFact(value) || isKept(key)))
    .map(([key, value]) => [
      key,
      Array.isArray(value) ? (value as Fact<unknown>[]).map(publishedFact) : publishedValue(value),
    ])
  return Object.fromEntries(published) as PublishedVendor
}

/** What is published beside the facts. */
const isKept = (key: string) => ['id', 'name', 'alsoKnownAs', 'depth', 'strengths', 'limits'].includes(key)

export function publishedRecord(vendor: Vendor): PublishedRecord {
  return { ...publishedVendor(vendor), dossier: publishedDossier(vendor) }
}

function publishedDossier(vendor: Vendor): Record<string, PublishedFact<unknown>> {
  const known = dossierFields.filter(({ key }) => !isBlank(vendor[key]))
  return Object.fromEntries(known.map(({ key }) => [key, publishedFact(vendor[key])]))
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
