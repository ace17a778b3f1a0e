import type { FeatureKey } from '../../../shared/match/terms/features'
import type { TaskKey } from '../topic/lexicon'
import { careNotes } from './care-notes'
import { chartNotes } from './chart-notes'
import type { FeatureNotes } from './feature-note'
import { officeNotes } from './office-notes'
import { setupNotes } from './setup-notes'
import { taskNotes as tasks } from './task-notes'

const chart = Object.fromEntries(
  Object.entries(chartNotes).map(([key, note]) => [key, { ...note, ...setupNotes[key as keyof typeof chartNotes] }]),
)
const features: Partial<Record<FeatureKey, FeatureNotes>> = { ...careNotes, ...officeNotes, ...chart }

export const taskNotes: Readonly<Record<TaskKey, FeatureNotes>> = tasks

/** Notes on a feature that apply to any system; every key has some. */
export function notesOf(key: FeatureKey): FeatureNotes {
  const notes = features[key]
  if (!notes) throw new Error(`No notes on "${key}"`)
  return notes
}
