import type { VendorId } from '../catalogue'
import type { FeatureKey } from './keys'
import type { Preset, Weights } from './method'
import type { BudgetRead } from './reading/money'
import type { ProvidersRead } from './reading/people'
import type { Area, Setting } from './reading/situation'

/** What a practice needs, read once from its answers. */
export interface Needs {
  areas: readonly Area[]
  settings: readonly Setting[]
  providers: ProvidersRead | null
  budget: BudgetRead | null
  must: readonly FeatureKey[]
  want: readonly FeatureKey[]
  declined: readonly FeatureKey[]
  notUnderstood: readonly string[]
  /** The visitor's own words for wanted features. */
  words: Readonly<Partial<Record<FeatureKey, readonly string[]>>>
  /** The present system, where the catalogue has it. */
  current: VendorId | null
  /** The present system in words, where the catalogue does not have it. */
  currentName: string | null
  /** Systems of the catalogue that the practice asks about. */
  asked: readonly VendorId[]
  /** Whether the practice says that it is leaving its present system. */
  leaving: boolean
  /** Whether the practice calls itself a community mental or behavioral health center. */
  isCommunity: boolean
  /** The country of a practice that seems to be outside the United States. */
  country: string | null
  weights: Weights
  /** The preset that the weights are, or null where they are the visitor's own. */
  preset: Preset | null
}
