import type { VendorId } from '../catalogue'
import type { FeatureKey } from './keys'
import type { Area, Setting } from './reading/situation'

/** A value's basis, with the catalogue's names. */
export type Basis = 'spec' | 'sourced' | 'unverified' | 'unknown' | 'not-applicable'

/** One value of the catalogue as used by the match; null if it is not known well enough for scoring. */
export interface Known<T> {
  value: T | null
  /**
   * The catalogue's value without a source. It estimates a position within the unknown range. Only an unverified size
   * can exclude a system, if it is very far off.
   */
  unverified?: T
  basis: Basis
  /** The catalogue's key, which is also the fragment in `/emr/{id}#{field}`. */
  field: string
  /** The catalogue's note on it, which is shown but not scored. */
  note?: string
  /** The only plan that has it. */
  plan?: string
}

export type Having = 'yes' | 'no' | 'partly'

/** A plan with a known price, in dollars per month. */
export interface Plan {
  name: string
  firstMonthly: number
  /** Null if the plan is for one clinician only. */
  furtherMonthly: number | null
  /** Volume prices for further clinicians by the total number of clinicians, in ascending order of `from`. */
  tiers?: readonly { from: number; monthly: number }[]
  seatsMin: number
}

/** The price that the catalogue lists, such as `$69-$129 per user per month`. */
export interface ListedPrice {
  text: string
  isSourced: boolean
  /** Whether it is only a starting price. */
  openEnded: boolean
  /** Its lower and upper end as plans; empty if it cannot be multiplied by a number of providers. */
  plans: readonly Plan[]
  /** What other sources say, in sentences that may contain URLs. */
  differs: string | null
  /** The starting price in dollars a month that they name. */
  startElsewhere: number | null
}

/** A system of the catalogue, reduced to what the match may score. Whether a vendor pays is not part of it. */
export interface Candidate {
  id: VendorId
  name: string
  /** The name under which it is sold today, if the catalogue's is a former one: `Tebra` for Kareo. */
  soldAs?: string
  /** Why nobody can switch to it ("a payment processor"), if it keeps no clinical record; otherwise null. */
  notARecord: string | null
  areas: Known<readonly Area[]>
  /** The settings it is known to serve. It is known not to serve any other. */
  levels: Known<readonly Setting[]>
  /** Whether a source names CCBHCs among its customers. */
  ccbhc: Known<Having>
  /** Providers; with the record's words where it gives no number. */
  size: Known<{ least: number; most: number | null; words?: string }>
  features: Readonly<Record<FeatureKey, Known<Having>>>
  /** Features whose source leaves out prescribers, so that they count in part for them. */
  partlyForPrescribers: readonly FeatureKey[]
  /** What the vendor charges for a feature beyond the plan, by source: `$40 per provider a month for AI note-taking`. */
  charges: Readonly<Partial<Record<FeatureKey, string>>>
  /** The same in dollars a month for each user of the feature, where the vendor charges by the month. */
  monthlyCharges: Readonly<Partial<Record<FeatureKey, number>>>
  /** Plans with a source; empty if no price is published. */
  plans: Known<readonly Plan[]>
  /** Whether we know the plans only from a catalogue that others keep, not from the vendor. */
  arePlansSecondhand: boolean
  /**
   * The lower end of the catalogue's own figure, or the starting price that other sources name, as a plan without a
   * source. It can only lower a system's score.
   */
  figure: Known<readonly Plan[]>
  /** The price that the catalogue lists, which is shown but not scored. */
  listedPrice: ListedPrice | null
  /** From the contract to first use, which is shown but not scored; null if not known. */
  setupTime: { text: string; basis: Basis } | null
  /** Sentences of the catalogue on what it lacks or does badly, which are shown but not scored. */
  limits: readonly Limit[]
}

/** A limit, and the feature that it is about, or `importing` charts; null if it concerns every practice. */
export interface Limit {
  text: string
  basis: Basis
  about: FeatureKey | 'importing' | null
}

/** Whether a value with this basis counts as known. */
export function decides(basis: Basis): boolean {
  return basis === 'spec' || basis === 'sourced'
}
