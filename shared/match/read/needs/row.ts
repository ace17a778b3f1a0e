/** A function or a kind of work that no feature covers. */
export interface NeedRow {
  /** A noun phrase, as it stands in a sentence. */
  need: string
  /** What to ask a vendor about it. */
  ask: string
  /** The words for it, in plain form. */
  words: RegExp
  /** Every record has something of it, so it is a need only behind a word of wishing. */
  isBasic?: true
}
