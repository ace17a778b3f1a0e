export { parseBudget } from './budget'
export { recommend } from './recommend'
export { recommendationText } from './text'
