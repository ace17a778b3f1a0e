import type { Source } from './evidence'

/** After this many days without another reading, a sourced fact is marked as not read again. */
export const rereadDaysMax = 180

const dayMs = 24 * 60 * 60 * 1000

/** Whether a source has not been read for too long. A reading known only by month counts from the month's first day. */
export function isStale({ read }: Pick<Source, 'read'>, now: Date): boolean {
  const day = read.length > 7 ? read : `${read}-01`
  return now.getTime() - Date.parse(`${day}T00:00:00Z`) > rereadDaysMax * dayMs
}
