import { type VendorId, vendors } from '../catalogue'
import { changes, release } from '../catalogue/history'
import { changeWords } from '../dataset/change-words'
import { fieldsWeighed } from './from-catalogue'
import type { FeatureKey } from './keys'
import { methodChanges, methodVersion } from './method'

/** What became of the result that a link of an older version gave. */
export interface Since {
  /** The version that the link names, as it names it. */
  version: string
  /** What the method has changed since then; null where we know of no such version. */
  method: string[] | null
  /** Values that the match weighs and that changed since then, of systems that are weighed, the newest first. */
  facts: { vendor: VendorId; name: string; field: string; text: string }[]
  /** How many more there are. */
  more: number
  /** Whether the link still gives the result that it gave. */
  same: boolean
}

/** Between the method's version and the catalogue's in the version of a result. */
const separator = '~'

/** The version of a result: that of the method and that of the data, as a link to it names them. */
const resultVersion = `${methodVersion}${separator}${release.version}`

/** More than that nobody reads on one page; all are under /changes. */
const factsMax = 20

/**
 * What changed since a link was made; undefined if the link has the current versions. A version without the catalogue's
 * part means the catalogue at that time.
 *
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

/** `2026-11-22.2` is of the day `2026.11.22`. */
function dataOfDay(method: string): string {
  return method.slice(0, 10).replaceAll('-', '.')
}

/** By their numbers: `2026.11.22.10` is later than `2026.11.22.9`. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]]
  const places = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => index)
  return places.map((place) => (left[place] ?? 0) - (right[place] ?? 0)).find((difference) => difference !== 0) ?? 0
}
