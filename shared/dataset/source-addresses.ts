import { type Vendor, vendors } from '../catalogue'
import type { Fact } from '../catalogue/evidence'
import { factsOf } from '../catalogue/facts'
import { rules } from '../rules'

/** A fact or rule that depends on a source, and where the site shows it. */
export interface RestsOnSource {
  name: string
  to: string
}

/**
 * All addresses that facts of the catalogue or rules depend on, without fragments, each with what depends on it:
 * sources, and vendors' replies.
 */
export function sourceAddresses(): ReadonlyMap<string, readonly RestsOnSource[]> {
  const addresses = new Map<string, RestsOnSource[]>()
  const add = (url: string, rests: RestsOnSource) => {
    const key = withoutFragment(url)
    addresses.set(key, [...(addresses.get(key) ?? []), rests])
  }
  for (const vendor of vendors) for (const { url, rests } of sourcesOf(vendor)) add(url, rests)
  for (const { id, name, sources } of rules)
    for (const { url } of sources) add(url, { name: `Rule: ${name}`, to: `/rules#${id}` })
  return addresses
}

function sourcesOf(vendor: Vendor): { url: string; rests: RestsOnSource }[] {
  const to = `/emr/${vendor.id}`
  const facts = factsOf(vendor).map(({ field, fact, row }) => ({
    fact,
    rests: { name: `${vendor.name}: ${row.label}`, to: `${to}#${field}` },
  }))
  const statements = [...vendor.strengths, ...vendor.limits].map((fact: Fact<unknown>) => ({
    fact,
    rests: { name: `${vendor.name}: strengths and limits`, to },
  }))
  return [...facts, ...statements].flatMap(({ fact: { source, reply }, rests }) =>
    [source?.url, reply?.url].flatMap((url) => (url ? [{ url, rests }] : [])),
  )
}

function withoutFragment(url: string): string {
  const address = new URL(url)
  address.hash = ''
  return address.href
}
