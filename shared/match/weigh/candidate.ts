import type { VendorId } from '../../catalogue'
import type { Basis } from '../../catalogue/evidence'
import type { Evidence } from '../../catalogue/proof'
import type { Pricing } from '../../cost/plan'
import type { Area, Setting } from '../terms/care'
import type { FeatureKey } from '../terms/features'
import type { Organization } from '../terms/organizations'

export type Having = 'yes' | 'no' | 'partly'

/** What a system is; `other` is a tool that covers one part of the work. */
export type Product = 'emr' | 'billing' | 'video' | 'payments' | 'network' | 'other'

/** A system of the catalogue, reduced to what a match may weigh. Whether a vendor pays is not part of it. */
export interface Candidate extends Pricing {
  id: VendorId
  name: string
  /** The name under which it is sold today, if the catalogue's is a former one: `Tebra` for Kareo. */
  soldAs?: string
  product: Product
  /** Made for all of medicine. */
  isMedical: boolean
  /** Whether we read it in depth; such systems stand first where nothing else sets them apart. */
  isReviewed: boolean
  /** The kinds of organization for which a source shows that it is made, and those for which it is not. */
  madeFor: Evidence<readonly Organization[]>
  notFor: Evidence<readonly Organization[]>
  areas: Evidence<readonly Area[]>
  /** The settings it is known to serve. It is known not to serve any other. */
  levels: Evidence<readonly Setting[]>
  /** Providers; with the record's words where it gives no number. */
  size: Evidence<{ least: number; most: number | null; words?: string }>
  features: Readonly<Record<FeatureKey, Evidence<Having>>>
  /** Features whose source leaves out prescribers, so that they count in part for them. */
  partlyForPrescribers: readonly FeatureKey[]
  /** Sentences of the catalogue on what it lacks or does badly, which are shown but not weighed. */
  limits: readonly Limit[]
  /** Sentences of the catalogue on what it does well, those of the vendor and of people before those of programs. */
  strengths: readonly string[]
}

/** A limit, and the feature that it is about, `importing` charts, or the `price`; null if it concerns every practice. */
export interface Limit {
  text: string
  basis: Basis
  about: FeatureKey | 'importing' | 'price' | null
}
