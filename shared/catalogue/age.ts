import type { Source } from './evidence'

/** After so many days without a new reading, a sourced fact is shown as one that was not read again. */
export const rereadDaysMax = 180

const dayMs = 24 * 60 * 60 * 1000

/** Whether a source has not been read for too long. A reading of which only the month is known counts from its first day. */
export function isStale({ read }: Pick<Source, 'read'>, now: Date): boolean {
  const day = read.length > 7 ? read : `${read}-01`
  return now.getTime() - Date.parse(`${day}T00:00:00Z`) > rereadDaysMax * dayMs
}
