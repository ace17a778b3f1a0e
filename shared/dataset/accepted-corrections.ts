import { vendors } from '../catalogue'
import { type Change, changes } from '../catalogue/history'
import type { PublishedCorrection } from '../corrections/published'
import { longDate } from '../dates'
import { factLabels } from './fact-labels'

/** An accepted report as pages and the feed show it. */
export interface AcceptedCorrection extends PublishedCorrection {
  name: string
  label: string
  dateLabel: string
  /** Where the change is told, once a version of the data has it. */
  done: { version: string; to: string } | null
}

/** So many are shown on the page of changes and in its feed, newest first. */
export const acceptedShownMax = 50

/** Newest first. One whose vendor or field is not in the catalogue any more is left out; days are those of the time zone. */
export function acceptedCorrections(
  published: readonly PublishedCorrection[],
  timeZone: string,
  history: readonly Change[] = changes,
): AcceptedCorrection[] {
  return published.slice(0, acceptedShownMax).flatMap((one) => {
    const [name, label] = [vendors.find(({ id }) => id === one.vendor)?.name, factLabels.get(one.field)]
    if (name === undefined || label === undefined) return []
    const change = changeOf(one.id, history)
    const done = change ? { version: change.version, to: `/changes#${change.vendor}-${change.date}` } : null
    return [{ ...one, name, label, dateLabel: longDate(one.acceptedAt, timeZone), done }]
  })
}

/** The change of the catalogue that names a report; nothing while it is still to come. */
export function changeOf(correction: string, history: readonly Change[] = changes): Change | undefined {
  return history.find((change) => change.correction === correction)
}
