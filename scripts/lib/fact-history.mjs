import { readRecords } from './records.mjs'

/** Every fact of the catalogue by `vendor.field`, with its value and basis. */
export function readFacts(root) {
  const entries = readRecords(root).flatMap((record) =>
    Object.entries(record)
      .filter(([, fact]) => fact?.basis !== undefined)
      .map(([key, { value, basis }]) => [`${record.id}.${key}`, { value, basis }]),
  )
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')))
}

/**
 * What the history lacks, one sentence each: a fact that differs from the last released file needs an entry of the
 * current version that leads from the old value to the new one. The facts of a system that came in with the current
 * version need none.
 */
export function unrecorded({ released, facts, changes, additions, version }) {
  const isNew = new Set(additions.filter((one) => one.version === version).map(({ vendor }) => vendor))
  const unknown = { value: null, basis: 'unknown' }
  const same = (a, b) => JSON.stringify([a.value, a.basis]) === JSON.stringify([b.value, b.basis])
  const faults = []
  for (const key of new Set([...Object.keys(released.facts), ...Object.keys(facts)])) {
    const [before, now] = [released.facts[key] ?? unknown, facts[key] ?? unknown]
    if (same(before, now) || isNew.has(key.split('.')[0])) continue
    if (version === released.version) {
      faults.push(`${key} differs from released version ${version}: raise the version in history/release.json.`)
      continue
    }
    const entry = changes.find(
      (change) => change.version === version && `${change.vendor}.${change.field}` === key && same(change.to, now),
    )
    if (!entry) faults.push(`${key} changed to ${JSON.stringify(now.value)} without an entry in history/changes.json.`)
    else if (!same(entry.from, before)) faults.push(`The entry of ${key} does not begin with what was released.`)
  }
  return faults
}
