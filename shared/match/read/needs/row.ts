/** What to ask a vendor about a function or a kind of work that no feature covers, and the words for it, in plain form. */
export interface NeedRow {
  ask: string
  words: RegExp
  /** Every record has something of it, so it is a need only behind a word of wishing. */
  isBasic?: true
}

/** By the need: a noun phrase, as it stands in a sentence. */
export type NeedTable = Readonly<Record<string, NeedRow>>
