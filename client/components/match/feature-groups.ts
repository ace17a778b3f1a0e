import { featureGroups as groups, placesInGroup } from '../../../shared/features/made/terms'
import { featureKeys } from '../../../shared/match/terms/features'

/** The groups of features, by the people who use them, in the order of the form. */
const titles: readonly (typeof groups)[keyof typeof groups][] = [
  'Notes and therapy',
  'Prescribing, medication, and labs',
  'Programs, admissions, and consent',
  'Billing',
  'Clients',
  'Data and security',
  'Setup',
]

/** The features, grouped and ordered as their cards say; a test checks that each is in a group. */
export const featureGroups = titles.map((title) => ({
  title,
  keys: featureKeys
    .filter((key) => groups[key] === title)
    .sort((one, other) => placesInGroup[one] - placesInGroup[other]),
}))
