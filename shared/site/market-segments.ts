import type { VendorId } from '../catalogue/ids'

export interface MarketSegment {
  key: string
  name: string
  /** Which organizations it suits, as part of a sentence. */
  audience: string
  /** In catalogue order; pages sort them like every other list. */
  vendors: readonly VendorId[]
}

/**
 * The catalogue by the kind of organization, with each vendor in one segment: by listed size and kind of care, and if
 * two would fit, by the customers it is mainly built for.
 */
export const marketSegments: readonly MarketSegment[] = [
  {
    key: 'enterprise',
    name: 'Enterprise',
    audience: 'hospitals, health systems, counties, and large multi-specialty groups',
    vendors: ['epic', 'nextgen', 'cerner', 'smartcare'],
  },
  {
    key: 'mid-market',
    name: 'Mid-market',
    audience: 'groups and agencies with supervisors, a billing team, and several sites',
    vendors: ['valant', 'kareo', 'credibleemr', 'athenahealth'],
  },
  {
    key: 'specialty',
    name: 'Specialty',
    audience: 'programs whose work is more than office visits',
    vendors: ['opus', 'kipu', 'clinicsource'],
  },
  {
    key: 'solo',
    name: 'Solo and small practice',
    audience: 'one clinician to a small outpatient group',
    vendors: ['therapynotes', 'simplepractice', 'therapyappointment'],
  },
  {
    key: 'beside',
    name: 'Beside a record',
    audience: 'additions that do a part of the work and are not a full record',
    vendors: ['doxy', 'clearent', 'therabill', 'mentegram'],
  },
]
