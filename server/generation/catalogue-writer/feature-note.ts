/** Facts about a feature that hold for any system. No figures: only the catalogue has those. */
export interface ShortNotes {
  /** In the middle of a sentence. */
  name: string
  /** What it is meant to solve, and when it is not worth it. */
  purpose: string
  questions: readonly string[]
  category: string
}

/** Notes that also guide through setting it up. */
export interface FeatureNotes extends ShortNotes {
  steps: readonly string[]
  mistakes: readonly string[]
  /** How to see whether it works. */
  measure: string
}
