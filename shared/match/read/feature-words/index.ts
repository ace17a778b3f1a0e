import type { FeatureKey } from '../../terms/features'
import { careWords } from './care'
import { officeWords } from './office'
import { systemWords } from './system'
import type { FeatureWords } from './words'

export const featureWords: Readonly<Record<FeatureKey, FeatureWords>> = { ...careWords, ...officeWords, ...systemWords }
