import { type Organization, organizationPhrase } from '../match/terms/organizations'
import type { Vendor } from './schema'

export type CareKind = NonNullable<Vendor['specialties']['value']>[number]

/** Kinds of care as used in sentences. */
export const careWords: Readonly<Record<CareKind, string>> = {
  'mental-health': 'mental health',
  'substance-abuse': 'substance use',
  'eating-disorder': 'eating disorders',
  autism: 'autism',
}

/** An item of a list of the record in words: a kind of care or of organization; a level of care says itself. */
export const listItemWords = (item: string): string =>
  careWords[item as CareKind] ?? organizationPhrase(item as Organization)

/** Levels of care at which clients stay overnight. */
export const levelsWithBeds = ['detox', 'residential', 'inpatient'] as const

export const hasBeds = (levels: readonly string[]): boolean => levelsWithBeds.some((one) => levels.includes(one))
