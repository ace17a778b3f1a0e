import type { OtherPrice } from '../catalogue/evidence'
import type { Evidence } from '../catalogue/proof'

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
  /** What another source names as a number. */
  otherPrice: OtherPrice | null
  /** Whether it is a share of what the practice collects. */
  isShare: boolean
  /** The starting price in dollars a month that another source names. */
  startElsewhere: number | null
}

/** What the catalogue knows of a vendor's prices. */
export interface Pricing {
  /** Plans with a source; empty if no price is published. */
  plans: Evidence<readonly Plan[]>
  /** Whether we know the plans only from a catalogue that others keep, not from the vendor. */
  arePlansSecondhand: boolean
  /** The date of the page with the plans; null if it bears none. */
  plansDated: string | null
  /** The lower end of the catalogue's own figure, or the starting price that other sources name, as a plan. No source. */
  figure: Evidence<readonly Plan[]>
  listedPrice: ListedPrice | null
}
