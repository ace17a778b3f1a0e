import type { FeatureKey } from '../../../shared/catalogue/fields'
import { careNotes } from './care-notes'
import type { FeatureNotes } from './feature-note'
import { officeNotes } from './office-notes'

export const featureNotes: Readonly<Record<FeatureKey, FeatureNotes>> = { ...careNotes, ...officeNotes }
