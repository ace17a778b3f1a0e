import { compared } from '../catalogue'
import type { VendorId } from '../catalogue/ids'

export interface MarketSegment {
  key: string
  name: string
  /** Which organizations it suits, as part of a sentence. */
  audience: string
  /** In catalogue order; pages sort them like every other list. */
  vendors: readonly VendorId[]
}

const segments = [
  {
    key: 'enterprise',
    name: 'Enterprise',
    audience: 'hospitals, health systems, counties, and large multi-specialty groups',
  },
  {
    key: 'mid-market',
    name: 'Mid-market',
    audience: 'groups and agencies with supervisors, a billing team, and several sites',
  },
  {
    key: 'specialty',
    name: 'Specialty',
    audience: 'programs whose work is more than office visits',
  },
  {
    key: 'solo',
    name: 'Solo and small practice',
    audience: 'one clinician to a small outpatient group',
  },
  {
    key: 'beside',
    name: 'Beside a record',
    audience: 'additions that do a part of the work and are not a full record',
  },
] as const satisfies readonly Omit<MarketSegment, 'vendors'>[]

/**
 * The catalogue by the kind of organization, with each vendor in one segment: by listed size and kind of care, and if
 * two would fit, by the customers it is mainly built for.
 */
export const marketSegments: readonly MarketSegment[] = segments.map((segment) => ({
  ...segment,
  vendors: compared.filter((vendor) => vendor.segment === segment.key).map(({ id }) => id),
}))
