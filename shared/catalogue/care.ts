import type { Vendor } from './schema'

export type CareKind = NonNullable<Vendor['specialties']['value']>[number]

/** Kinds of care as used in sentences. */
export const careWords: Readonly<Record<CareKind, string>> = {
  'mental-health': 'mental health',
  'substance-abuse': 'substance use',
  'eating-disorder': 'eating disorders',
  autism: 'autism',
}

/** Levels of care at which clients stay overnight. */
export const levelsWithBeds = ['detox', 'residential', 'inpatient'] as const

export const hasBeds = (levels: readonly string[]): boolean => levelsWithBeds.some((one) => levels.includes(one))
