import type { VendorId } from '../catalogue'
import type { FeatureKey } from './keys'
import type { Preset, Weights } from './method'
import type { GrowthRead } from './reading/growth'
import type { BudgetRead } from './reading/money'
import type { ProvidersRead } from './reading/people'
import type { Area, Setting } from './reading/situation'

/** A practice's needs, as read from its answers. */
export interface Needs {
  areas: readonly Area[]
  /** Whether the form's answer is a kind of care that it does not list, and the description names none that it does. */
  isOtherCare: boolean
  settings: readonly Setting[]
  providers: ProvidersRead | null
  /** The size that the practice expects to reach; it is told and asked about, not scored. */
  growth: GrowthRead | null
  budget: BudgetRead | null
  must: readonly FeatureKey[]
  want: readonly FeatureKey[]
  declined: readonly FeatureKey[]
  notUnderstood: readonly string[]
  /** Parts of the description in another script or language than ours, which we do not read. */
  unread: readonly string[]
  /** The visitor's own words for requested features. */
  words: Readonly<Partial<Record<FeatureKey, readonly string[]>>>
  /** What is asked for although every record system has it, so it is not scored: `notes`, `scheduling`. */
  basics: readonly string[]
  /** Whether the practice says that the start must not take long. */
  wantsShortSetup: boolean
  /** Where the practice works, if it counts several places: `at 3 locations`. */
  sites: string | null
  /** The current system, if the catalogue has it. */
  current: VendorId | null
  /** The current system's name, if the catalogue does not have it. */
  currentName: string | null
  /** Systems in the catalogue that the practice asks about. */
  asked: readonly VendorId[]
  /** Whether the practice says that it is leaving its current system. */
  leaving: boolean
  /** The practice's words on what is wrong with its current system. */
  complaint: string | null
  /** Whether the practice provides primary care beside behavioral health. */
  primaryCare: boolean
  /** Whether the description names prescribers, whether or not it asks for prescribing. */
  prescribes: boolean
  /** Whether the practice calls itself a community mental or behavioral health center. */
  isCommunity: boolean
  /** The country of a practice that appears to be outside the United States. */
  country: string | null
  weights: Weights
  /** The preset of the weights; null if they are the visitor's own. */
  preset: Preset | null
}
