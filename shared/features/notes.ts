import type { FieldKey } from '../catalogue/fields'
import type { FeatureKey } from '../match/terms/features'
import { features, tasks } from './made/notes'

/** What a card says that applies to any system. It contains no figures, which come only from the catalogue. */
export interface FeatureNotes {
  /** Its name as used within a sentence. */
  name: string
  /** What problem it solves, and when it is not worth it. */
  purpose: string
  steps: readonly string[]
  /** What goes wrong most often. */
  mistakes: readonly string[]
  questions: readonly string[]
  /** How to tell whether it works. */
  measure: string
  /** The category of articles about it. */
  category: string
  /** The tracked rules that govern it. */
  rules: readonly string[]
  /** The field that tells how far it goes, and what to check about it. */
  detail: { readonly field: FieldKey; readonly check: string } | null
  /** What names it in headlines, which are terser than descriptions of needs, besides the words of the match. */
  headline: RegExp | null
}

export const featureNotes: Readonly<Record<FeatureKey, FeatureNotes>> = features

/** Work in a practice that is not a feature of a system and has a card of its own. */
export type TaskKey = keyof typeof tasks

export const taskNotes: Readonly<Record<TaskKey, FeatureNotes>> = tasks

export const taskKeys = Object.keys(tasks) as TaskKey[]
