import { vendors } from '../catalogue'
import { fieldOf } from '../catalogue/fields'
import { type Change, changes } from '../catalogue/history'
import type { PublishedCorrection } from '../corrections/published'
import { longDate } from '../dates'
import { changesAddress } from './change-words'

/** An accepted report as pages and the feed show it. */
export type AcceptedCorrection = ReturnType<typeof acceptedCorrections>[number]

/** How many the feed shows at most; pages show fewer. */
export const acceptedShownMax = 50

/**
 * Accepted reports, newest first, with days in the time zone. Those whose vendor or field is no longer in the catalogue
 * are left out.
 */
export function acceptedCorrections(
  published: readonly PublishedCorrection[],
  timeZone: string,
  history: readonly Change[] = changes,
) {
  return published.slice(0, acceptedShownMax).flatMap((one) => {
    const [name, label] = [vendors.find(({ id }) => id === one.vendor)?.name, fieldOf(one.field)?.label]
    if (name === undefined || label === undefined) return []
    const change = changeOf(one.id, history)
    /** The version with the change, once there is one, and the address where it is shown. */
    const done = change ? { version: change.version, to: changesAddress(change) } : null
    return [{ ...one, name, label, dateLabel: longDate(one.acceptedAt, timeZone), done }]
  })
}

/** The change of the catalogue that names a report; undefined if there is none yet. */
export function changeOf(correction: string, history: readonly Change[] = changes): Change | undefined {
  return history.find((change) => change.correction === correction)
}
