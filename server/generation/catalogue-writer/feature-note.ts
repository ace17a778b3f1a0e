/** What is known of a feature without knowing the system that has it. No figures: those are the catalogue's alone. */
export interface FeatureNotes {
  /** In the middle of a sentence. */
  name: string
  /** What it is meant to solve, and when it is not worth it. */
  purpose: string
  steps: readonly string[]
  mistakes: readonly string[]
  questions: readonly string[]
  /** How to see whether it works. */
  measure: string
  category: string
}
