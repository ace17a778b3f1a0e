/** Notes on a feature that apply to any system. They contain no figures, which come only from the catalogue. */
export interface ShortNotes {
  /** The feature's name as used within a sentence. */
  name: string
  /** What problem it solves, and when it is not worth it. */
  purpose: string
  questions: readonly string[]
  category: string
}

/** Notes that also guide through setting it up. */
export interface FeatureNotes extends ShortNotes {
  steps: readonly string[]
  mistakes: readonly string[]
  /** How to tell whether it works. */
  measure: string
}

/** The part of the notes on setting a feature up. */
export type SetupNotes = Omit<FeatureNotes, keyof ShortNotes>
