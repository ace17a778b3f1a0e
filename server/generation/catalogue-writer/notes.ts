import type { FeatureKey } from '../../../shared/match/keys'
import type { TaskKey } from '../topic/lexicon'
import { careNotes } from './care-notes'
import { chartNotes } from './chart-notes'
import type { FeatureNotes, ShortNotes } from './feature-note'
import { officeNotes } from './office-notes'
import { taskNotes as tasks } from './task-notes'

const long: Partial<Record<FeatureKey, FeatureNotes>> = { ...careNotes, ...officeNotes }
const short: Partial<Record<FeatureKey, ShortNotes>> = chartNotes

export const taskNotes: Readonly<Record<TaskKey, FeatureNotes>> = tasks

/** Notes on a feature that apply to any system; every key has notes, some only short ones. */
export function notesOf(key: FeatureKey): ShortNotes & Partial<FeatureNotes> {
  const notes = long[key] ?? short[key]
  if (!notes) throw new Error(`No notes on "${key}"`)
  return notes
}
