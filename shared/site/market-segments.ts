import { compared } from '../catalogue'

/** `audience`: which organizations it suits, as part of a sentence. */
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
] as const

/**
 * The catalogue by the kind of organization, with each vendor in one segment: by listed size and kind of care, and if
 * two would fit, by the customers it is mainly built for. The vendors are in catalogue order; pages sort them.
 */
export const marketSegments = segments.map((segment) => ({
  ...segment,
  vendors: compared.filter((vendor) => vendor.segment === segment.key).map(({ id }) => id),
}))
