import type { Organization } from '../terms/organizations'
import type { Candidate } from './candidate'

/** Kinds of organization whose work is so alike that a system made for one may do for the other. */
const akin: Readonly<Partial<Record<Organization, readonly Organization[]>>> = {
  'addiction-outpatient': ['practice', 'addiction-program'],
  evaluation: ['practice'],
  'eating-disorder-program': ['addiction-program'],
  'community-agency': ['ccbhc', 'public-authority'],
  ccbhc: ['community-agency'],
  'public-authority': ['community-agency'],
  'crisis-center': ['community-agency', 'public-authority'],
  'tribal-program': ['community-agency', 'fqhc'],
  'idd-agency': ['community-agency'],
  'primary-care': ['fqhc'],
  fqhc: ['primary-care'],
}

/**
 * Whether a system may be made for a kind of organization, though no source says so: somebody says it without a source,
 * or it is made for a kind akin. A system that a source rules out is left out before.
 */
export function mayBeFor({ madeFor }: Pick<Candidate, 'madeFor'>, organization: Organization): boolean {
  const others = akin[organization] ?? []
  return madeFor.unverified?.includes(organization) === true || others.some((one) => madeFor.value?.includes(one))
}
