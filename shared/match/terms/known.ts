import type { VendorId } from '../../catalogue'
import type { Area, Setting } from './care'
import type { FeatureKey } from './features'
import type { Organization } from './organizations'

/**
 * Where a piece of knowledge comes from: a box of a form, somebody who said yes to it, or the visitor's words. What was
 * only read is a suggestion; nobody is told it as a fact.
 */
export type Origin = 'chosen' | 'confirmed' | 'read'

/** A piece of knowledge. `quote` holds the visitor's own words that it rests on, as they stand in the text. */
export interface Item<Value> {
  value: Value
  origin: Origin
  quote: string | null
}

/**
 * How a text speaks of a feature. A refusal beats a mention; a wish needs a word of wishing; nothing follows from a
 * mention.
 */
export const stances = ['must', 'want', 'refused', 'mentioned'] as const
export type Stance = (typeof stances)[number]

export interface Wish {
  feature: FeatureKey
  stance: Stance
}

/** `most` is null if only a lower bound is known. */
export interface HeadCount {
  least: number
  most: number | null
}

/** A monthly budget in its own currency. */
export interface Budget {
  /** `least` is 0 if only an upper bound was given; null if the words give no monthly amount. */
  monthly: { least: number; most: number } | null
  /** `unclear` if the amount is too small for everybody and the text does not say whom it is for. */
  per: 'practice' | 'provider' | 'user' | 'unclear' | null
  /** ISO 4217; null if there is no amount. */
  currency: string | null
  /** Percent of what the practice collects, if the budget was given that way. */
  shareOfRevenue: { least: number; most: number } | null
  /** The visitor's words. */
  from: string
}

/** A system that somebody names; `id` is null if the catalogue does not have it. */
export interface SystemName {
  id: VendorId | null
  name: string
}

/** A sentence that asks. `answer` is the slug of the page under `/answers` that fits, if one does. */
export interface Question {
  text: string
  answer: string | null
  /** How a person closed it: answered in the letter, by the text of `answer` if there is one, or not for us. */
  closed?: 'answered' | 'not-for-us'
}

/** What somebody needs instead of an EMR. */
export const otherProducts = ['billing-only', 'scheduling-only', 'video-only', 'payments-only', 'other'] as const
export type OtherProduct = (typeof otherProducts)[number]

/** The same thing said both ways: a feature that is wished and refused, or a form's answer that the text contradicts. */
export type Contradiction =
  | { kind: 'wish'; feature: FeatureKey; wished: string; refused: string }
  | { kind: 'providers'; chosen: HeadCount; written: HeadCount; quote: string }

/** All that is known of a practice. A key is null, or a list empty, where nothing is known. */
export interface Known {
  organization: Item<Organization> | null
  areas: readonly Item<Area>[]
  settings: readonly Item<Setting>[]
  /** The people who give care. */
  providers: Item<HeadCount> | null
  /** How many of them prescribe; true if some do, and the text does not say how many; false if none. */
  prescribers: Item<number | boolean> | null
  /** `when` is empty if the text does not say. */
  growth: Item<{ to: number; when: string }> | null
  sites: Item<number> | null
  budget: Item<Budget> | null
  wishes: readonly Item<Wish>[]
  current: Item<SystemName> | null
  leaving: Item<boolean | 'undecided'> | null
  /** Systems that the practice does not want. */
  avoided: readonly Item<SystemName>[]
  questions: readonly Item<Question>[]
  /** Functions and kinds of work that no key covers: noun phrases, never a scrap of a sentence. */
  needs: readonly Item<string>[]
  /** Parts of the text that are not read: another script or language, nonsense, advertising. */
  unread: readonly string[]
  /** The country, if it is not the United States. */
  country: Item<string> | null
  needsNoEmr: Item<OtherProduct> | null
  contradictions: readonly Contradiction[]
}

export const nothingKnown: Known = {
  organization: null,
  areas: [],
  settings: [],
  providers: null,
  prescribers: null,
  growth: null,
  sites: null,
  budget: null,
  wishes: [],
  current: null,
  leaving: null,
  avoided: [],
  questions: [],
  needs: [],
  unread: [],
  country: null,
  needsNoEmr: null,
  contradictions: [],
}

/** The features with one of these stances, each once, in the order of the items. */
export function featuresOf({ wishes }: Pick<Known, 'wishes'>, ...wanted: Stance[]): FeatureKey[] {
  return [...new Set(wishes.filter(({ value }) => wanted.includes(value.stance)).map(({ value }) => value.feature))]
}
