import type { ElsewhereSystem } from '../match/terms/answer'
import type { Organization } from '../match/terms/organizations'

/** A page that states a rule of a kind's text. */
export interface KindSource {
  name: string
  url: string
  /** When we read it: a month, possibly with the day. */
  read: string
}

/** What we know of one kind of organization, apart from the catalogue. */
export interface Kind {
  /** What its system must do, in two or three short sentences. */
  does: string
  /** Products outside the catalogue. We have not reviewed them. */
  elsewhere: readonly ElsewhereSystem[]
  /** The first two questions to ask a vendor. */
  questions: readonly [string, string]
  /** Where the rules stand that `does` states; empty if it states none. */
  sources: readonly KindSource[]
}

export type Kinds = Readonly<Partial<Record<Organization, Kind>>>
