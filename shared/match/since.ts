import { type VendorId, vendors } from '../catalogue'
import { changes, release } from '../catalogue/history'
import { changeWords } from '../dataset/change-words'
import type { FeatureKey } from './keys'
import { methodChanges, methodVersion } from './method'
import { fieldsWeighed } from './weigh/from-catalogue'

/** What has changed since the version in a link. */
export interface Since {
  /** The version as given in the link. */
  version: string
  /** Changes of the method since then; null if the version is unknown. */
  method: string[] | null
  /** Values used in this match that changed since then, newest first. */
  facts: { vendor: VendorId; name: string; field: string; text: string }[]
  /** How many more there are. */
  more: number
  /** Whether the link still gives the same result. */
  same: boolean
}

/** Between the method's and the catalogue's part of a result's version. */
const separator = '~'

/** The current version of a result: those of the method and of the data, as links to results contain it. */
const resultVersion = `${methodVersion}${separator}${release.version}`

/** More than anyone reads on one page; /changes lists all. */
const factsMax = 20

/**
 * What changed since a link was made; undefined if the link has the current versions. A version without the catalogue's
 * part means the catalogue at that time.
 * @param weighed the systems and features that this match considers
 */
export function sinceVersion(
  version: string | undefined,
  weighed: { systems: readonly string[]; features: readonly FeatureKey[] },
): Since | undefined {
  if (version === undefined || version === resultVersion) return undefined
  const [method = '', data = dataOfDay(method)] = version.split(separator)
  const place = methodChanges.findIndex((one) => one.version === method)
  const texts = place < 0 ? null : methodChanges.slice(place + 1).map(({ text }) => text)
  const fields = fieldsWeighed(weighed.features)
  const later = changes
    .filter((change) => compareVersions(change.version, data) > 0)
    .filter(({ vendor, field }) => weighed.systems.includes(vendor) && fields.has(field))
    .reverse()
  const facts = later.slice(0, factsMax).map((change) => ({
    vendor: change.vendor,
    name: vendors.find(({ id }) => id === change.vendor)?.name ?? change.vendor,
    field: change.field,
    text: changeWords(change),
  }))
  const isKnown = texts !== null && /^\d{4}(\.\d+)+$/.test(data)
  return {
    version,
    method: isKnown ? texts : null,
    facts,
    more: later.length - facts.length,
    same: isKnown && texts.length === 0 && later.length === 0,
  }
}

/** The data version of a method version's day: `2026.11.22` for `2026-11-22.2`. */
function dataOfDay(method: string): string {
  return method.slice(0, 10).replaceAll('-', '.')
}

/** Compares versions numerically: `2026.11.22.10` is later than `2026.11.22.9`. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]]
  const places = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => index)
  return places.map((place) => (left[place] ?? 0) - (right[place] ?? 0)).find((difference) => difference !== 0) ?? 0
}
