import type { FeatureKey } from '../match/terms/features'
import { words } from './made/words'

/** The words that practices use for a feature, in plain form. */
interface FeatureWords {
  /** What names it. */
  words: RegExp
  /**
   * What a practice says of work that it does itself, and goes on doing in any system: `we bill Medicaid`. Its feature is
   * wanted without a word of wishing.
   */
  own?: RegExp
  /** Words that name it only if nothing else in the text does: `billing`. */
  weak?: RegExp
  /** Words that name it only where they are refused: `none of us prescribe`. */
  denied?: RegExp
}

export const featureWords: Readonly<Record<FeatureKey, FeatureWords>> = words
