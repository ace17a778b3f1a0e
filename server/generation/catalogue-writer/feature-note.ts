/** What is known of a feature without knowing the system that has it. No figures: those are the catalogue's alone. */
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
