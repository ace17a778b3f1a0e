import type { Fact } from './evidence'
import { type DossierKey, type Facts, fields } from './fields'
import { isBlank, type Vendor } from './schema'

/**
 * A fact as the API publishes it. The address and date of its source are repeated as `url` and `seen`, for clients from
 * before sources had names.
 */
type PublishedFact<T> = Fact<T> & { url?: string; seen?: string }

type PublishedFacts = { [Key in Exclude<keyof Facts, DossierKey>]: PublishedFact<NonNullable<Facts[Key]['value']>> }

/** A vendor as `GET /api/vendors` lists it, without its dossier. */
export type PublishedVendor = Pick<Vendor, 'id' | 'name' | 'alsoKnownAs' | 'depth'> &
  PublishedFacts & { strengths: PublishedFact<string>[]; limits: PublishedFact<string>[] }

/** A vendor with its dossier, as `GET /api/vendors/{id}` returns it. */
export type PublishedRecord = PublishedVendor & { dossier: Record<string, PublishedFact<unknown>> }

export function publishedVendor(vendor: Vendor): PublishedVendor {
  const { id, name, alsoKnownAs, depth, strengths, limits } = vendor
  const facts = fields.flatMap(({ key, shown }) =>
    shown === 'dossier' ? [] : [[key, publishedFact<unknown>(vendor[key])]],
  )
  return {
    id,
    name,
    ...(alsoKnownAs && { alsoKnownAs }),
    depth,
    ...(Object.fromEntries(facts) as PublishedFacts),
    strengths: strengths.map(publishedFact),
    limits: limits.map(publishedFact),
  }
}

export function publishedRecord(vendor: Vendor): PublishedRecord {
  const dossier = fields.flatMap(({ key, shown }) =>
    shown === 'dossier' && !isBlank(vendor[key]) ? [[key, publishedFact<unknown>(vendor[key])]] : [],
  )
  return { ...publishedVendor(vendor), dossier: Object.fromEntries(dossier) }
}

function publishedFact<T>(fact: Fact<T>): PublishedFact<T> {
  const { value, basis, source, ...rest } = fact
  if (!source) return fact
  return { value, basis, url: source.url, ...(source.dated ? { seen: source.dated } : {}), source, ...rest }
}
