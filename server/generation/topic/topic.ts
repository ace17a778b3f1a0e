import type { Vendor } from '../../../shared/catalogue'
import type { TaskKey } from '../../../shared/features/notes'
import type { Area, Setting } from '../../../shared/match/terms/care'
import type { FeatureKey } from '../../../shared/match/terms/features'
import type { Organization } from '../../../shared/match/terms/organizations'
import type { Leaving } from './leaving'
import type { Size } from './lexicon'

/** What a topic asks for, as far as the catalogue can answer it. */
export interface Topic {
  /** Systems that are named, except the one to be left. */
  systems: readonly Vendor[]
  leaving: Leaving | null
  features: readonly FeatureKey[]
  tasks: readonly TaskKey[]
  /** Ids of tracked rules. */
  rules: readonly string[]
  /** The kind of organization; null if the topic tells none. */
  organization: Organization | null
  areas: readonly Area[]
  settings: readonly Setting[]
  prescribes: boolean
  size: Size | null
  /** The country, for a practice outside the United States. */
  country: string | null
  asksCost: boolean
  chooses: boolean
  form: 'how-to' | 'comparison' | 'choice'
}
