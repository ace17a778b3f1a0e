import type { VendorId } from '../catalogue'
import type { FeatureKey } from './keys'
import type { Area, Setting } from './reading/situation'

/** A value's basis, by the catalogue's names. */
export type Basis = 'spec' | 'sourced' | 'unverified' | 'unknown' | 'not-applicable'

/** One value of the catalogue as the match uses it: null where it is not known well enough to decide anything. */
export interface Known<T> {
  value: T | null
  /** What the catalogue holds without a source: it places a system within the unknown range, and decides nothing. */
  unverified?: T
  basis: Basis
  /** The catalogue's key, as its address names it: `/emr/{id}#{field}`. */
  field: string
  /** What the catalogue says to it in a sentence; for the reader only, and never weighed. */
  note?: string
}

export type Having = 'yes' | 'no' | 'partly'

/** A plan that is sold at a known price; dollars a month. */
export interface Plan {
  name: string
  firstMonthly: number
  /** Null where the plan is for one clinician only. */
  furtherMonthly: number | null
  /** Prices of further clinicians by their number in all, where they fall with it; in ascending order of `from`. */
  tiers?: readonly { from: number; monthly: number }[]
  seatsMin: number
}

/** The catalogue's own price, such as `$69-$129 per user per month`. */
export interface ListedPrice {
  text: string
  isSourced: boolean
  /** What other sources say, in sentences that may hold addresses. */
  differs: string | null
}

/** A system of the catalogue, reduced to what the match may weigh. Who pays whom is no part of it. */
export interface Candidate {
  id: VendorId
  name: string
  /** Why it is nothing to move to ("a payment processor"), for what keeps no clinical record. */
  notARecord: string | null
  areas: Known<readonly Area[]>
  /** Settings it is known to serve; what is not among them it is known not to serve. */
  levels: Known<readonly Setting[]>
  size: Known<{ least: number; most: number | null }>
  features: Readonly<Record<FeatureKey, Known<Having>>>
  /** Plans with a source; empty where no price is published. */
  plans: Known<readonly Plan[]>
  /** The lower end of the catalogue's own figure, as a plan without a source: it never speaks for a system, only against it. */
  figure: Known<readonly Plan[]>
  /** The price that the catalogue lists, for the reader only: it is never weighed. */
  listedPrice: ListedPrice | null
}

/** Whether a value may decide anything. */
export function decides(basis: Basis): boolean {
  return basis === 'spec' || basis === 'sourced'
}
