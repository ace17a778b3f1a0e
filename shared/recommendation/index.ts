export { type ParsedBudget, parseBudget } from './budget'
export { type ExcludedVendor, type Recommendation, recommend } from './recommend'
export type { Criterion, RankedVendor, ScorePart } from './score'
export { recommendationText } from './text'
